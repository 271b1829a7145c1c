# Calls of methods, and special methods that give the wrong thing.
def told(source):
    try:
        exec(source, {"__name__": "told"})
    except BaseException as e:
        cause = f" from {type(e.__cause__).__name__}: {e.__cause__}" if e.__cause__ else ""
        return f"{type(e).__name__}: {e}{cause}"
    return "nothing"


SOURCES = [
    'class A:\n def __init__(self): return 1\nA()',
    'class A:\n def __init__(self, x): pass\nA()',
    'class A:\n def __init__(self, x): pass\nA(1, 2)',
    'class A:\n def __init__(self, x): pass\nA(y=1)',
    'class A:\n def f(self, x): pass\nA().f()',
    'class A:\n def f(self, x): pass\nA().f(1, 2)',
    'class A:\n def f(self, x): pass\nA.f()',
    'class A:\n def f(): pass\nA().f()',
    'class A:\n def f(self, *, x): pass\nA().f()',
    'class A:\n def f(self, x): pass\nA().f(y=2)',
    'class A:\n def __new__(cls, x): return 1\nA()',
    'class A:\n def __len__(self): return -1\nlen(A())',
    "class A:\n def __len__(self): return 'a'\nlen(A())",
    'class A:\n def __len__(self): return 1.0\nlen(A())',
    'class A:\n def __bool__(self): return 1\nbool(A())',
    'class A:\n def __str__(self): return 1\nstr(A())',
    'class A:\n def __repr__(self): return 1\nrepr(A())',
    "class A:\n def __hash__(self): return 'a'\nhash(A())",
    'class A:\n def __eq__(self, o): return 1\nhash(A())',
    'class A:\n def __iter__(self): return 1\niter(A())',
]
for source in SOURCES:
    print(f"{source!r:32} {told(source)}")
