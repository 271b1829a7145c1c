# What is said when arguments do not fit: counts, names, plurals, methods, classes, lambdas.
def none(): pass
def one(a): pass
def two(a, b): pass
def opt(a, b=1, c=2): pass
def var(a, *b): pass
def kw(a, **k): pass
class C:
    def __init__(self, x, y=1): pass
    def m(self): pass
    def __call__(self, z): pass
    @classmethod
    def cm(cls): pass
    @staticmethod
    def sm(a): pass
    @property
    def p(self): return 5
c = C(1)
def outer():
    def inner(a): pass
    inner()
for call in ("none(1)", "none(1, 2)", "none(a=1)", "one()", "one(1, 2)", "one(b=1)", "one(1, a=1)", "two()", "two(1)", "two(b=1)", "two(1, 2, 3)", "opt()", "opt(1, 2, 3, 4)", "opt(b=2)", "opt(1, 2, 3, c=3)", "opt(1, 2, 3, 4, d=5)", "var()", "var(b=1)", "kw()", "kw(1, 2)", "kw(1, a=2)", "kw(a=1, **{'a': 2})", "C()", "C(1, 2, 3)", "C(z=1)", "C(1, x=1)", "c()", "c(1, 2)", "c.m(1)", "C.m()", "c.cm(1)", "C.sm()", "c.sm(1, 2)", "c.p()", "outer()", "(lambda: 0)(1)", "(lambda x: 0)()", "len()", "len(1, 2)", "len(x=1)", "int(1, 2, 3)", "isinstance(1)", "print(sep=1)", "print(1, nope=2)", "sorted()", "[].append()", "[].append(1, 2)", "{}.get()", "''.join()", "''.join(1, 2)", "object(1)", "type()", "type(1, 2)", "range()", "range(1, 2, 3, 4)", "dict(1, 2)", "list(1, 2)", "tuple(x=1)", "str(1, 2, 3, 4)", "float(1, 2)", "bool(1, 2)", "abs()", "max()", "max(1)", "min([])", "divmod(1)", "c.nope()", "undefined()", "C.x()", "sum()", "ord()", "ord('ab')", "chr('a')", "getattr(1)", "hash()", "iter()", "next()", "open()", "zip(1)", "map()", "map(len)", "enumerate()", "reversed()", "super()"):
    try: print(call, "=", eval(call))
    except Exception as e: print(call, "->", type(e).__name__, e)
total = 0
fns = [none, one, two, opt, var, kw, C, c, c.m]
for i in range(180):
    args = tuple(range(i % 5))
    try: fns[i % 9](*args); total += 1
    except TypeError as e: total += len(str(e)) * 10
print(total)
