# io.TextIOWrapper over bytes: newline modes, encodings, error handlers, seeking, reconfigure, detach, line buffering, decoders.
import io


def t(f, *a, **k):
    try:
        return f(*a, **k)
    except (ValueError, TypeError, OSError, LookupError) as e:
        return f"{type(e).__name__}: {e}"


raw = b"a\nb\r\nc\rd"
for newline in (None, "", "\n", "\r", "\r\n"):
    w = io.TextIOWrapper(io.BytesIO(raw), encoding="utf-8", newline=newline)
    print(repr(newline), list(w), repr(w.newlines))
    out = io.BytesIO()
    w = io.TextIOWrapper(out, encoding="utf-8", newline=newline)
    w.write("x\ny\r\nz\r")
    w.flush()
    print(out.getvalue(), t(io.TextIOWrapper, io.BytesIO(), newline="x") if newline == "" else "")
for encoding, errors in (("ascii", "replace"), ("ascii", "ignore"), ("ascii", "backslashreplace"), ("ascii", "surrogateescape"), ("ascii", "strict"), ("latin-1", "strict"), ("utf-16", "strict"), ("utf-8-sig", "strict")):
    w = io.TextIOWrapper(io.BytesIO("é€".encode("utf-8")), encoding=encoding, errors=errors)
    out = io.BytesIO()
    v = io.TextIOWrapper(out, encoding=encoding, errors=errors)
    print(encoding, errors, ascii(t(w.read)), t(v.write, "aé"), t(v.flush), out.getvalue(), w.encoding, w.errors)
w = io.TextIOWrapper(io.BytesIO("líne one\nline two\nthree".encode()), encoding="utf-8")
print(repr(w.readline()), w.tell(), repr(w.read(4)), w.seek(0), repr(w.readline(3)), w.readlines(), w.read(), w.seekable(), w.readable(), w.writable(), w.line_buffering, w.write_through)
place = w.seek(0) or (w.readline(), w.tell())[1]
w.read()
print(w.seek(place), w.readline(), w.seek(0, 2), t(w.seek, 1, 1), t(w.seek, -1), t(w.seek, 0, 9), w.truncate(4), w.seek(0), w.read())
w.reconfigure(errors="ignore", line_buffering=True)
print(w.errors, w.line_buffering, t(w.reconfigure, encoding="latin-1"), w.buffer.getvalue(), type(w.detach()).__name__, t(w.read))
w = io.TextIOWrapper(io.BytesIO(b"x\ny\n"), encoding="utf-8")
next(w)
print(t(w.tell), next(w), t(w.__next__) if False else list(w), w.tell())
w.close()
print(w.closed, t(w.read), t(w.write, "a"), w.close(), t(lambda: w.__enter__()), w.buffer.closed)
print(t(io.TextIOWrapper, io.BytesIO(), encoding="none-such"), t(io.TextIOWrapper(io.BytesIO(), "utf-8").write, b"x"), t(io.TextIOWrapper(io.BytesIO(), "utf-8").read, "x"), io.TextIOWrapper(io.BytesIO(), "utf-8").name if False else "", repr(io.TextIOWrapper(io.BytesIO(), "utf-8")))
d = io.IncrementalNewlineDecoder(None, translate=True)
print(repr(d.decode("a\r")), repr(d.decode("\nb\r\nc\n")), d.newlines, repr(d.decode("x\r", final=True)), d.newlines, d.getstate(), d.reset())
out = io.BytesIO()
w = io.TextIOWrapper(out, encoding="utf-8", line_buffering=True, newline="\n")
sizes = []
for i in range(120):
    w.write(f"item {i}" + ("\n" if i % 4 == 3 else ", "))
    sizes.append(len(out.getvalue()))
w.writelines(["a", "b"])
print(len(set(sizes)), sizes[50], (w.flush(), len(out.getvalue()))[1], sum(len(line) for line in io.TextIOWrapper(io.BytesIO(out.getvalue()), "utf-8")))
