# None, Ellipsis, NotImplemented, __debug__: one object each, their types, what cannot be done.
import warnings
def t(f, *a):
    try: return f(*a)
    except Exception as e: return f"{type(e).__name__}: {e}"
for c in (None, ..., NotImplemented):
    T = type(c)
    print(c, repr(c), T.__name__, T() is c, t(T, 1), t(setattr, c, "x", 1), t(type, "S", (T,), {}), hash(c) == hash(T()), c == c, c != T(), t(lambda: c < c), t(c))
print(bool(None), bool(...), None is None, ... is Ellipsis, None == 0, None == False, str(None), f"{None!r:>6}" , f"{...}", t(format, None, "5"), t(len, None), t(lambda: None + 1),  t(lambda: None.x), t(lambda: [*None]))
with warnings.catch_warnings(record=True) as w:
    warnings.simplefilter("always")
    print(bool(NotImplemented), not NotImplemented)
print(__debug__, t(eval, "__debug__ == True"))
for src in ("None = 1", "True = 1", "def f(None): pass", "__debug__ = 1", "x.None = 1", "... = 1", "del None", "for True in []: pass", "class None: pass", "import a as None", "f(None=1)", "(None := 1)", "[None for None in []]", "NotImplemented = 1; Ellipsis = 2", "global True", "lambda None: 1"):
    try: compile(src, "<c>", "exec"); print(src, "fine")
    except SyntaxError as e: print(src, "|")
class C:
    def __eq__(self, o): return NotImplemented
    def __add__(self, o): return NotImplemented
    def __lt__(self, o): return NotImplemented
    def __radd__(self, o): return NotImplemented
    def __iadd__(self, o): return NotImplemented
    def __contains__(self, o): return None
x, y = C(), C()
print(x == y, x == x, x != y, t(lambda: x + y), t(lambda: x < y), t(lambda: x + 1), 5 in x)
def inc():
    global z
    z += 1
z = C(); print(t(inc))
n = 0
for i in range(100):
    v = None if i % 3 else ... if i % 2 else NotImplemented
    n += (v is None) + 2 * (v is ...) + 4 * (v is NotImplemented) + 8 * (v == None)
print(n)
