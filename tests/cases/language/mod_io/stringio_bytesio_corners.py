# io.StringIO and BytesIO: seek, truncate, newline modes, overwriting, getbuffer, closed, errors.
import io
def t(f, *a, **k):
    try: return f(*a, **k)
    except Exception as e: return f"{type(e).__name__}: {e}"
s = io.StringIO("hello\nworld\n")
print(s.read(2), s.tell(), s.readline(), s.readline(), s.readline(), s.seek(0), s.readlines(), s.seek(3), s.write("XYZ"), s.getvalue(), s.truncate(4), s.getvalue(), s.tell(), s.seek(10), s.write("!"), repr(s.getvalue()), s.seek(0, 2), t(s.seek, 1, 1), t(s.seek, -1), t(s.seek, 0, 5), s.seek(0), s.read(-1).__len__(), s.read(), s.read(None), t(s.write, b"x"), t(s.write, 5), t(s.read, "x"), t(s.truncate, -1), s.isatty(), s.readable(), s.writable(), s.seekable(), s.newlines, s.line_buffering, s.encoding, s.errors, t(s.fileno), t(s.detach))
for nl in ("\n", "", None, "\r", "\r\n"):
    x = io.StringIO("a\nb\r\nc\rd", newline=nl); print(repr(nl), repr(x.getvalue()), x.readlines()); x = io.StringIO(newline=nl); x.write("p\nq\r\n"); print(repr(x.getvalue()))
print(t(io.StringIO, 5), t(io.StringIO, "a", "x"), t(io.StringIO, b"a"), io.StringIO(None).getvalue() == "", io.StringIO(initial_value="q").read(), [l for l in io.StringIO("a\nb")], next(io.StringIO("z")), io.StringIO("abc").readline(2)); s.close(); print(s.closed, t(s.read), t(s.getvalue), t(s.write, "x"), s.close())
b = io.BytesIO(b"hello\nworld")
print(b.read(2), b.read1(2), b.readline(), b.tell(), b.seek(-3, 2), b.read(), b.seek(2), b.write(b"ZZZ"), b.getvalue(), b.seek(0), b.readinto(bytearray(3)), b.seek(20), b.write(b"x"), b.getvalue(), b.truncate(5), b.getvalue(), t(b.write, "s"), t(b.seek, -5), t(b.seek, -50, 1), b.seek(0), b.readlines(), b.getbuffer().tobytes(), b.writelines([b"q", bytearray(b"r")]), b.getvalue(), t(b.writelines, ["s"]), b.read(0), io.BytesIO(bytearray(b"k")).read(), t(io.BytesIO, "s"), t(io.BytesIO, 5), list(io.BytesIO(b"a\nb")), b.readable(), b.seekable())
v = b.getbuffer(); v[0] = 90; print(b.getvalue()[:2], t(b.truncate, 1), t(b.write, b"x" * 50)); v.release(); print(); 
with io.BytesIO(b"w") as w: pass
print(w.closed, t(w.read), t(w.getbuffer), t(w.tell), t(w.__enter__))
n, m, k = 0, io.StringIO(), io.BytesIO()
for i in range(150):
    m.write(f"{i}\n"); k.write(bytes([i])); 
    if i % 10 == 0: m.seek(i); n += len(m.readline()) + m.tell(); m.seek(0, 2); k.seek(i // 2); n += k.read(1)[0]; k.seek(0, 2)
print(n, len(m.getvalue()), len(k.getvalue()), sum(int(l or 0) for l in io.StringIO("1\n2\n3")))
