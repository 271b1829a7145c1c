# Lines of files: at once, one by one, and where text is not of ASCII; files that grow while they are read.

import io
import os
import tempfile

folder = tempfile.mkdtemp()
path = os.path.join(folder, "text")
TEXTS = ["", "\n", "a", "a\n", "a\nb", "a\n\nb\n", "é\nü", "a\r\nb\rc\n", "x" * 9000 + "\n" + "y" * 20000, "".join("line %d é\n" % i for i in range(2000))]


def shown(lines):
    lines = list(lines)
    return len(lines), [line[:6] for line in lines[:4]], sum(map(len, lines)), type(lines).__name__


class Counted(io.TextIOWrapper):
    def __next__(self):
        return "<" + super().__next__()


class Odd(io.BufferedReader):
    def readline(self, size=-1):
        return b"<" + super().readline(size) if self.peek(1) else b""


for text in TEXTS:
    with open(path, "w", encoding="utf-8", newline="") as f:
        f.write(text)
    for newline in (None, "", "\n", "\r\n"):
        with open(path, encoding="utf-8", newline=newline) as f:
            print(shown(f.readlines()), f.readlines(), f.newlines)
            f.seek(0)
            print(shown(f), shown(iter(f.readline, "")))
            f.seek(0)
            f.readline()
            print(shown(f.readlines(5)), len(f.read()), repr(f.read()))
    with open(path, "rb") as f:
        print(shown(f.readlines()), f.readlines())
        f.seek(0)
        print(shown(f))
        f.seek(0)
        print(f.readline()[:5], shown(f.readlines()), f.tell() == os.path.getsize(path))
    kept = io.BytesIO(text.encode())
    print(shown(kept), shown(io.BytesIO(text.encode()).readlines()))
    print(shown(Counted(io.BytesIO(text.encode()), encoding="utf-8").readlines()), shown(Odd(io.BytesIO(text.encode())).readlines()))

# What is added behind the end is read, too; and a file that got shorter.
with open(path, "wb") as f:
    f.write(b"0123456789")
with open(path, "rb", buffering=0) as raw, open(path, "rb") as f, open(path) as t:
    with open(path, "ab") as more:
        more.write(b"ab\n" * 1000)
    print(len(raw.read()), len(f.read()), len(t.read()), raw.read(), f.read(), repr(t.read()))
    os.truncate(path, 4)
    for one in (raw, f, t):
        one.seek(0)
        print(one.read())
    raw.seek(2)
    print(raw.readall(), raw.readall())
with open(path, "w+", encoding="utf-8") as f:
    f.write("aé\nb")
    f.seek(0)
    print(f.readlines())
    f.write("\nc")
    f.seek(0)
    print(f.read().split("\n"))
    f.reconfigure(errors="replace", encoding="ascii")
    f.write("é")
    f.flush()
    f.seek(0, 2)
    try:
        f.reconfigure(encoding="ascii", errors="strict")
        f.write("ü")
    except UnicodeEncodeError as error:
        print(error)
with open(path, "rb") as f:
    print(f.read())
with open(path, "wb") as f:
    f.write(b"ok\n\xff\n")
with open(path, encoding="utf-8") as f:
    for read in (f.read, f.readlines):
        try:
            f.seek(0)
            read()
        except UnicodeDecodeError as error:
            print(error)


def hot(stream):
    total = 0
    for line in stream:
        total += len(line)
    return total


with open(path, "wb") as f:
    f.write(b"some bytes\n" * 3000 + "ä\n".encode() * 50 + b"end")
for _ in range(3):
    with open(path, "rb") as f, open(path, encoding="utf-8") as t, open(path, "rb") as g:
        print(hot(f), hot(t), hot(io.BytesIO(g.read())))
os.remove(path)
os.rmdir(folder)
