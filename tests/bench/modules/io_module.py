import io
import os
import tempfile

from measured import main

lines = "".join("line %d of a text\n" % i for i in range(1000))
octets = lines.encode()
folder = tempfile.mkdtemp()
path = os.path.join(folder, "text")
out = os.path.join(folder, "out")
with open(path, "w") as f:
    f.write(lines)
kept_text = io.StringIO(lines)
kept_bytes = io.BytesIO(octets)


def by_line(stream):
    count = 0
    for line in stream:
        count += len(line)
    return count


def by_readline(stream):
    count = 0
    while True:
        line = stream.readline()
        if not line:
            return count
        count += len(line)


def in_pieces(stream, size):
    count = 0
    while True:
        piece = stream.read(size)
        if not piece:
            return count
        count += len(piece)


def opened(mode, use, **options):
    with open(path, mode, **options) as f:
        return use(f)


def written(stream, piece):
    for _ in range(1000):
        stream.write(piece)
    return stream.tell()


def write_file(mode, piece, **options):
    with open(out, mode, **options) as f:
        for _ in range(1000):
            f.write(piece)


def printed():
    with open(out, "w") as f:
        for i in range(1000):
            print("line", i, file=f)
    return os.path.getsize(out)


def sought():
    kept_bytes.seek(10)
    kept_bytes.read(5)
    return kept_bytes.tell()


main(globals(), [
    ("StringIO write 1000", "written(io.StringIO(), 'some text\\n')"),
    ("StringIO lines 1000", "by_line(io.StringIO(lines))"),
    ("StringIO readline 1000", "by_readline(io.StringIO(lines))"),
    ("StringIO getvalue", "len(kept_text.getvalue())"),
    ("BytesIO write 1000", "written(io.BytesIO(), b'some text\\n')"),
    ("BytesIO lines 1000", "by_line(io.BytesIO(octets))"),
    ("BytesIO readline 1000", "by_readline(io.BytesIO(octets))"),
    ("BytesIO read by 10", "in_pieces(io.BytesIO(octets), 10)"),
    ("BytesIO seek read tell", "sought()"),
    ("read a text", "opened('r', lambda f: len(f.read()))"),
    ("read bytes", "opened('rb', lambda f: len(f.read()))"),
    ("lines of a text 1000", "opened('r', by_line)"),
    ("lines of bytes 1000", "opened('rb', by_line)"),
    ("readline of a text 1000", "opened('r', by_readline)"),
    ("readline of bytes 1000", "opened('rb', by_readline)"),
    ("readlines", "opened('r', lambda f: len(f.readlines()))"),
    ("latin-1 lines 1000", "opened('r', by_line, encoding='latin-1')"),
    ("text by 10 characters", "opened('r', lambda f: in_pieces(f, 10))"),
    ("bytes by 10", "opened('rb', lambda f: in_pieces(f, 10))"),
    ("write a text 1000", "write_file('w', 'some text\\n')"),
    ("write bytes 1000", "write_file('wb', b'some text\\n')"),
    ("print 1000", "printed()"),
    ("open and close", "open(path).close()"),
])
os.remove(path)
os.remove(out)
os.rmdir(folder)
