# StringIO: reading, writing, seeking, newlines.
import io

s = io.StringIO("line1\nline2\nline3")
print(s.read(3), s.readline(), s.tell(), s.readlines(), s.read(), s.seek(0), s.readline(2), list(s), s.getvalue() == "line1\nline2\nline3")
w = io.StringIO()
print(w.write("hello"), w.write(" world"), w.getvalue(), w.seek(2), w.write("XX"), w.getvalue(), w.read(), w.truncate(4), w.getvalue(), w.tell(), w.write("!"), repr(w.getvalue()))
w = io.StringIO("abc")
print(w.write("X"), w.getvalue(), w.seek(0, 2), w.write("Y"), w.getvalue(), w.seek(10), w.write("z"), repr(w.getvalue()))
print(io.StringIO("a\r\nb\rc", newline=None).read(), io.StringIO("a\r\nb\rc", newline="").readlines(), io.StringIO("a\r\nb\n", newline="\r\n").readlines(), io.StringIO("a\nb\r\nc").readlines())
print(w.readable(), w.writable(), w.seekable(), w.isatty(), w.closed, w.encoding, w.errors, w.newlines, w.line_buffering)
print("x", 1, file=w, end="!")
print(w.getvalue()[-4:], [line for line in io.StringIO("a\n\nb")], io.StringIO(None).getvalue() == "", io.StringIO("abc").readlines(1))
with io.StringIO("in with") as f:
    print(f.read())
for bad in (lambda: f.read(), lambda: w.write(5), lambda: w.write(b"x"), lambda: io.StringIO(5), lambda: io.StringIO("", newline="x"), lambda: w.seek(-1), lambda: w.seek(1, 1), lambda: w.seek(0, 9), lambda: w.fileno(), lambda: w.read("a"), lambda: w.truncate(-1)):
    try:
        print(bad())
    except (ValueError, TypeError, OSError) as e:
        print(type(e).__name__, e)
out = io.StringIO()
for i in range(100):
    out.write(f"{i},")
print(len(out.getvalue()), isinstance(out, io.TextIOBase), isinstance(out, io.IOBase))
