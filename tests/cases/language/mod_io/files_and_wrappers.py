# io: open modes, text and binary files, TextIOWrapper, BufferedReader peek, newline and encoding, errors.
import io, os
def t(f, *a, **k):
    try: return f(*a, **k)
    except Exception as e: return f"{type(e).__name__}: {str(e).replace(d, 'D')}"
d = f"/tmp/sw_case_{os.getpid()}"; os.mkdir(d); p = os.path.join(d, "f.txt")
with open(p, "w", encoding="utf-8") as f: print(f.write("é\nb\r\nc"), f.mode, f.encoding, f.errors, f.closed, f.writable(), f.readable(), f.newlines, os.path.basename(f.name), t(f.read), f.tell())
print(open(p, "rb").read(), open(p).read().__repr__(), open(p, newline="").read().__repr__(), open(p, newline="\n").readlines(), open(p, encoding="latin-1").readline().__repr__(), t(open(p, encoding="ascii").read), open(p, encoding="ascii", errors="replace").read().__repr__(), open(p, encoding="ascii", errors="ignore").read().__repr__())
for a in (("x",), ("r+b",), ("rw",), ("",), ("rr",), ("b",), ("t",), ("rbt",), ("z",), ("+",), ("rU",), ("wa",)): print(a)
print(t(open, p, "rb", encoding="utf-8"), t(open, p, "rb", errors="x"), t(open, p, "rb", newline=""), t(open, p, newline="x"), t(open, p, encoding="nope"), t(open, p, "r", 0), type(open(p, "rb", 0)).__name__, type(open(p, "rb")).__name__, type(open(p, "r+b")).__name__, type(open(p, "ab")).__name__, type(open(p)).__name__, t(open, p, 5), t(open), t(open, 1.5), t(open, "a\0b"), t(open, d), t(open, os.path.join(d, "no", "f")), t(open, p, closefd=False))
with open(p, "a+") as f: f.write("END"); f.seek(0); print(repr(f.read()), f.seek(0, 2), f.truncate(3), f.tell())
with open(p, "r+") as f: print(repr(f.read(1)), f.write("Q"), f.seek(0), t(f.seek, 1, 1), t(f.seek, -1), t(f.seek, 5, 2), f.seek(0, 1) >= 0)
with open(p, "wb") as f: f.write(bytes(range(10))); print(t(f.write, "s"), f.tell(), t(f.read), f.seek(2), f.write(b"!!"), f.fileno() > 2, f.isatty(), f.flush(), f.name == p, f.mode)
with open(p, "rb") as f: print(f.peek(3)[:3], f.read(2), f.read1(3), f.readinto(bytearray(2)), f.seek(-1, 2), f.read(), f.read(), f.seek(-3, 1), f.read(), t(f.seek, -99, 1), t(f.write, b"x"), t(f.truncate))
w = io.TextIOWrapper(io.BytesIO(b"a\r\nb\nc"), encoding="ascii", newline=None); print(w.readline().__repr__(), w.read().__repr__(), w.newlines, w.buffer.__class__.__name__, w.encoding, w.line_buffering, w.detach().__class__.__name__, t(w.read))
o = io.BytesIO(); w = io.TextIOWrapper(o, "utf-8", newline="\r\n", write_through=True); w.write("x\ny"); print(o.getvalue(), w.flush(), w.reconfigure(newline="\n"), w.write("\n"), w.flush(), o.getvalue(), t(io.TextIOWrapper, o, "nope"))
br = io.BufferedReader(io.BytesIO(b"abcdef"), 4); print(br.read(1), br.peek(), br.read(9), br.raw.__class__.__name__, t(io.BufferedReader, io.BytesIO(), 0), isinstance(br, io.BufferedIOBase), io.DEFAULT_BUFFER_SIZE, io.UnsupportedOperation.__mro__[1:3], io.SEEK_SET, io.SEEK_END)
f = open(p); f.close(); print(f.closed, t(f.read), t(f.__enter__), t(next, f), f.close())
n = 0
for i in range(30):
    with open(p, "w") as f: f.writelines(f"{k}\n" for k in range(i))
    with open(p) as f: n = n * 31 + sum(int(l) for l in f) & 0xffffff
os.remove(p); os.rmdir(d); print(n, os.path.exists(d))
