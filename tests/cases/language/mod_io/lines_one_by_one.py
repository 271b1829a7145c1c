# Lines from all kinds of files, one by one and mixed with other ways to read.
import io
import os
import tempfile

text = "one\ntwo\r\nthree\rfour\n\nlast"
for newline in (None, "", "\n", "\r", "\r\n"):
    f = io.StringIO(text, newline=newline)
    print(repr(newline), [f.readline() for _ in range(8)], list(io.StringIO(text, newline)))
    f.seek(2)
    print(f.readline(), f.readline(2), f.readline(-1), f.readline(None), f.tell())
f = io.StringIO("abc\ndef")
print(next(f), f.read(1), next(f), next(f, None))
f.write("more\nlines\n")
f.seek(4)
print(list(f))
b = io.BytesIO(text.encode())
print(b.readline(), b.read(2), b.readline(3), next(b), list(b), b.readline())
b.getbuffer()[0:1] = b"O"
b.seek(0)
print([type(line).__name__ for line in b], b.seek(0), b.readline())
with tempfile.TemporaryDirectory() as folder:
    path = os.path.join(folder, "file")
    with open(path, "wb") as f:
        for i in range(3000):
            f.write(b"line %d\r\n" % i)
        f.write(b"no end")
    for buffering in (-1, 16, 100):
        with open(path, "rb", buffering) as f:
            lines = [f.readline(), f.readline(3), f.readline(-5), f.readline(None), f.read(5), f.peek(1)[:1]]
            rest = list(f)
            print(lines, len(rest), rest[-2:], f.readline(), f.tell())
    for newline in (None, "", "\n", "\r\n"):
        with open(path, newline=newline) as f:
            lines = [f.readline(), f.readline(3), f.readline(-5), f.read(5)]
            rest = list(f)
            print(lines, len(rest), rest[-2:], repr(f.readline()))
    with open(path) as f:
        print([f.readline() for _ in range(3)], f.tell(), f.seek(f.tell()), f.readline())
        for line in f:
            try:
                f.tell()
            except OSError as error:
                print(error)
            break
        print(f.readline())
    for closed in (f, open(path, "rb"), io.StringIO("a"), io.BytesIO(b"a")):
        closed.close()
        for read in (closed.readline, lambda: next(closed), lambda: closed.readline(2)):
            try:
                read()
            except ValueError as error:
                print(error)
    for wrong in ("x", 1.5):
        with open(path) as f, open(path, "rb") as g:
            for read in (f.readline, g.readline, io.StringIO("a").readline, io.BytesIO(b"a").readline):
                try:
                    read(wrong)
                except TypeError as error:
                    print("TypeError")
    with open(path, "w") as f, open(path + "2", "wb") as g:
        for read in (f.readline, g.readline):
            try:
                read()
            except io.UnsupportedOperation as error:
                print(error)


class Mine(io.StringIO):
    def readline(self, size=-1):
        return super().readline(size).upper()


print(list(Mine("a\nb\n")))
