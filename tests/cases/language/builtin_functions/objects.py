# id, callable, isinstance, issubclass, getattr and its like, repr, ascii, print with all options, input.
import sys

def attempt(f, *args, **kw):
    try:
        return repr(f(*args, **kw))
    except Exception as e:
        return f"{type(e).__name__}: {e}"

class C:
    x = 1
    def __call__(self): return "called"
    def __repr__(self): return "C<é>"
c = C()
print(callable(len), callable(C), callable(c), callable(5), callable(lambda: 1), callable("a".upper), attempt(callable), id(c) == id(c), id(1) == id(1), attempt(id))
print(isinstance(1, int), isinstance(True, (str, int)), isinstance(1, (str, (float, (int,)))), isinstance(c, object), attempt(isinstance, 1, 5), attempt(isinstance, 1, [int]), attempt(isinstance, 1), isinstance(1, ()), issubclass(bool, int), issubclass(C, (int, object)), attempt(issubclass, 1, int), attempt(issubclass, int, 1), isinstance(int, type))
print(getattr(c, "x"), getattr(c, "y", 5), attempt(getattr, c, "y"), attempt(getattr, c, 5), attempt(getattr, c), hasattr(c, "x"), hasattr(c, "y"), attempt(hasattr, c, 5), setattr(c, "z", 3), c.z, delattr(c, "z"), attempt(delattr, c, "z"), attempt(setattr, c, 5, 1), attempt(setattr, 5, "a", 1), attempt(delattr, 5, "a"), attempt(getattr, 5, "foo"), attempt(setattr, c, "a"))
print(repr(c), ascii(c), str(c), ascii("é€😀\n'"), repr("é€😀\x7f\xa0\u200b"), ascii(["é"]), attempt(repr), attempt(ascii), repr("'"), repr('"'), repr("'\""), repr("\\t\r\n\0"), repr("\x80\xad\u0378\ue000\U000e0001"))
print(1, 2, sep="-", end="!\n"); print(sep="x"); print("a", "b", sep=""); print("a", end=""); print(); print("x", file=sys.stdout, flush=True); print(None, sep=None, end=None); print(*[1, 2], sep=", "); print("no", file=None)
print(attempt(print, 1, sep=5), attempt(print, 1, end=5), attempt(print, 1, foo=1), attempt(print, 1, file=5))
class W:
    def __init__(self): self.got = []
    def write(self, s): self.got.append(s)
    def flush(self): self.got.append("FLUSH")
w = W(); print("a", 1, sep="+", end=";", file=w); print(file=w); print("f", file=w, flush=True); print(w.got)
print(type(1), type(c).__name__, attempt(type), attempt(type, 1, 2), type("T", (C,), {"y": 2}).y, vars(c), attempt(vars, 5), dir(type("E", (), {"a": 1, "b": 2}))[-2:], attempt(len, 5), attempt(len), len("é"), len({1: 2}), attempt(len, C), NotImplemented, ..., Ellipsis is ..., type(...).__name__, type(NotImplemented).__name__, repr(None), bool(...), attempt(lambda: None + 1), attempt(lambda: ... < 1))
n = 0
for k in range(100):
    n += callable(k) + isinstance(k, int) + hasattr(c, "x") + len(repr(k)) + getattr(c, "x", 0)
    setattr(c, "k", k)
print(n, c.k)
