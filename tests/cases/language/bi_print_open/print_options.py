# print(): sep, end, file, flush, what it calls, and its errors.
import io, sys
def t(f, *a, **k):
    try: return f(*a, **k)
    except Exception as e: return f"{type(e).__name__}: {e}"
class W:
    def __init__(self): self.got = []; self.flushed = 0
    def write(self, s): self.got.append(s); return None
    def flush(self): self.flushed += 1
w = W()
print(1, "a", None, sep=None, end=None, file=w); print(file=w); print("x", "y", sep="", file=w, flush=True); print(sep="-", file=w); print("", "", sep="|", end="", file=w); print("q", file=w, flush=0)
print(w.got, w.flushed)
print(t(print, 1, sep=5), t(print, 1, end=b""), t(print, 1, file=5), t(print, 1, foo=2), t(print, 1, sep="", end=""), t(print, file=None, end="!\n"))
class S:
    def __str__(self): return "str"
    def __repr__(self): return "repr"
class Bad:
    def __str__(self): return 1
class Boom:
    def __str__(self): raise KeyError("boom")
print(S(), [S()], (S(),), {S(): S()}); print(t(print, "before", Bad())); print(t(print, "before", Boom(), "after"))
class NoFlush:
    def write(self, s): raise OSError("full")
print(t(print, 1, file=NoFlush()), t(print, 1, file=W, flush=True), t(print, end="", flush=True, file=NoFlush()))
b = io.StringIO()
old, sys.stdout = sys.stdout, b
print("into buffer", 5)
sys.stdout = None
print("nowhere")
sys.stdout = old
print(repr(b.getvalue()))
for i in range(80):
    print(i, i * i, sep=":", end="\n" if i % 10 == 9 else " ", file=b)
print(len(b.getvalue()), b.getvalue()[-30:])
