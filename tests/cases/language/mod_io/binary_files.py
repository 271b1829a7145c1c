# open for bytes: buffers, seeking, reading into, peeking.
import io
import os

path = f"/tmp/sidewinder-caseb-{os.getpid()}.bin"
with open(path, "wb") as f:
    print(f.write(b"0123456789"), f.write(bytearray(b"ab\ncd\n")), f.tell(), type(f).__name__, f.name == path, f.mode, f.raw.mode, f.seekable())
with open(path, "rb") as f:
    print(f.read(3), f.peek(2)[:2], f.seek(-4, 2), f.read(), f.seek(2), f.seek(3, 1), f.read1(4), f.tell(), f.readline(), f.readlines(), f.read(), type(f).__name__)
with open(path, "r+b") as f:
    print(f.read(2), f.write(b"XX"), f.seek(0), f.read(6), f.truncate(8), f.seek(0, 2), type(f).__name__)
with open(path, "rb", buffering=0) as f:
    buf = bytearray(3)
    print(f.readinto(buf), buf, f.read(), f.readall(), type(f).__name__, f.fileno() > 2, f.closefd)
with open(path, "ab") as f:
    print(f.tell(), f.write(b"end"), f.tell())
print(open(path, "rb").read(), os.path.getsize(path), [line for line in io.BytesIO(b"x\ny")])
for bad in (lambda: open(path, "rb").write(b"x"), lambda: open(path, "wb").write("x"), lambda: open(path, "wb").read(), lambda: open(path, "rb").seek(-1), lambda: io.FileIO(path, "q"), lambda: io.FileIO("/nonexistent"), lambda: io.BufferedReader(io.BytesIO(b""), 0), lambda: open(-1)):
    try:
        print(bad())
    except (OSError, TypeError, ValueError) as e:
        print(type(e).__name__, str(e)[:50])
r = io.BufferedReader(io.BytesIO(b"abc\ndef"))
t = io.TextIOWrapper(io.BytesIO(b"a\r\nb\xc3\xa9\n"), encoding="utf-8")
print(r.read(2), r.readline(), r.read(), t.readline(), t.read(), t.encoding, t.buffer.__class__.__name__)
with open(path, "wb") as f:
    for i in range(100):
        f.write(bytes([i]) * 100)
with open(path, "rb") as f:
    total = 0
    while chunk := f.read(777):
        total += sum(chunk)
print(total)
os.unlink(path)
