# BytesIO: reading, writing, seeking, views.
import io

b = io.BytesIO(b"abc\ndef\n\xff")
print(b.read(2), b.readline(), b.readlines(), b.read(), b.seek(-3, 2), b.read(1), b.tell(), b.seek(1, 1), b.read1(5), b.getvalue())
w = io.BytesIO()
print(w.write(b"hello"), w.write(bytearray(b"!!")), w.seek(1), w.write(b"EY"), w.getvalue(), w.truncate(3), w.getvalue(), w.seek(6), w.write(b"z"), w.getvalue(), w.writelines([b"1", b"2"]), w.getvalue())
buf = bytearray(4)
r = io.BytesIO(b"xyz123")
print(r.readinto(buf), buf, r.readinto(buf), buf, r.read(), r.readline(), list(io.BytesIO(b"a\nb")), io.BytesIO(b"abcdef").readline(3))
view = w.getbuffer()
view[0] = 65
print(bytes(view), w.getvalue()[:1], w.readable(), w.seekable(), io.BytesIO(bytearray(b"q")).read(), isinstance(w, io.BufferedIOBase))
view.release()
for bad in (lambda: w.write("x"), lambda: io.BytesIO("x"), lambda: w.seek(-1), lambda: w.seek(0, 5), lambda: w.fileno(), lambda: w.read("a"), lambda: io.BytesIO(5)):
    try:
        print(bad())
    except (ValueError, TypeError, OSError) as e:
        print(type(e).__name__, str(e)[:60])
w.close()
try:
    w.read()
except ValueError as e:
    print(e, w.closed)
out = io.BytesIO()
for i in range(100):
    out.write(bytes([i]) * (i % 3))
print(len(out.getvalue()), sum(out.getvalue()))
