# io: a raw stream of one's own under BufferedReader, BufferedWriter, BufferedRWPair and BufferedRandom: peek, read1, readinto, flush, errors.
import io


def t(f, *a):
    try:
        return f(*a)
    except (ValueError, TypeError, OSError) as e:
        return f"{type(e).__name__}: {e}"


class Raw(io.RawIOBase):
    def __init__(self, data=b"", step=5):
        self.data, self.at, self.step, self.calls = bytearray(data), 0, step, []

    def readable(self):
        return True

    writable = seekable = readable

    def readinto(self, b):
        part = self.data[self.at:self.at + min(len(b), self.step)]
        b[:len(part)] = part
        self.at += len(part)
        self.calls.append(len(part))
        return len(part)

    def write(self, b):
        part = bytes(b)[:self.step]
        self.data[self.at:self.at + len(part)] = part
        self.at += len(part)
        self.calls.append(-len(part))
        return len(part)

    def seek(self, offset, whence=0):
        self.at = (0, self.at, len(self.data))[whence] + offset
        return self.at

    def tell(self):
        return self.at


r = Raw(b"abcdefghijklmnopqrstuvwxyz")
print(r.read(3), r.read(99), r.readall(), r.read(0), r.calls[:2], r.seek(0), r.readline(), t(r.fileno), r.isatty(), r.closed)
b = io.BufferedReader(Raw(b"line one\nline two\nrest of it", step=7), 16)
print(b.read(2), b.peek(1)[:3], b.read1(3), b.readline(), b.tell(), b.readinto(x := bytearray(4)), x, b.read1(), b.read(), b.read(), b.seek(5), b.read(3), b.seek(-3, 2), b.read(), b.seek(-1, 1), b.readlines(), t(b.write, b"x"), t(b.read, -2), b.raw.calls[:3])
raw = Raw(step=1000)
w = io.BufferedWriter(raw, 8)
print(w.write(b"abc"), raw.calls, w.write(b"defgh"), w.write(b"ij"), w.tell(), w.flush(), bytes(raw.data), w.seek(1), w.write(b"X"), w.flush(), bytes(raw.data), t(w.read), t(w.write, "text"), w.truncate(4) if hasattr(raw, "trunc") else "")
print(t(io.BufferedReader, Raw(), 0), t(io.BufferedReader, Raw(), -1), t(io.BufferedWriter, Raw(), 0))
p = io.BufferedRWPair(Raw(b"to read"), out := Raw(step=50))
print(p.read(2), p.write(b"written"), p.flush(), bytes(out.data), p.peek(1)[:1], p.readable(), p.writable(), p.read(), p.close(), p.closed)
m = io.BufferedRandom(Raw(b"0123456789", step=50), 4)
print(m.read(3), m.write(b"AB"), m.seek(0), m.read(), m.seek(8), m.write(b"zz!"), m.flush(), m.tell(), m.seek(0), m.readline(), m.seek(2), m.peek(1)[:1], m.write(b"-"), m.seek(0), m.read())
b = io.BufferedReader(Raw(b"x" * 10))
kept = b.detach()
print(kept.read(3), t(b.read))


class Broken(Raw):
    def readinto(self, b):
        raise OSError("broken")

    def write(self, b):
        raise OSError("full")


bad = io.BufferedWriter(Broken())
bad.write(b"x")
print(t(io.BufferedReader(Broken()).read, 1), t(bad.flush), bad.closed)


class Plain(io.RawIOBase):
    pass


print([t(f) for f in (Plain().fileno, lambda: Plain().readable(), lambda: Plain().seekable(), lambda: Plain().tell())])
with Plain() as c:
    pass
print(c.closed, t(c.__enter__), t(c.flush), io.DEFAULT_BUFFER_SIZE, issubclass(io.BytesIO, io.BufferedIOBase), isinstance(r, io.IOBase), io.UnsupportedOperation.__mro__[1:3])
total, f = 0, io.BufferedRandom(Raw(bytes(200), step=9), 16)
for i in range(150):
    f.seek(i)
    f.write(bytes([i]))
    f.seek(i // 2)
    total += f.read(3)[0]
print(total)
