# More special methods that give the wrong thing.
def told(source):
    try:
        exec(source, {"__name__": "told"})
    except BaseException as e:
        cause = f" from {type(e.__cause__).__name__}: {e.__cause__}" if e.__cause__ else ""
        return f"{type(e).__name__}: {e}{cause}"
    return "nothing"


SOURCES = [
    "class A:\n def __index__(self): return 'a'\n[1][A()]",
    "class A:\n def __int__(self): return 'a'\nint(A())",
    "class A:\n def __float__(self): return 'a'\nfloat(A())",
    "class A:\n def __complex__(self): return 'a'\ncomplex(A())",
    'class A:\n def __format__(self, s): return 1\nformat(A())',
    'class A:\n def __getattr__(self, n): raise AttributeError(n)\nA().x',
    'class A:\n def __get__(self): pass\nclass B: a = A()\nB().a',
    'class A:\n @property\n def x(self): return 1\nA().x = 1',
    'class A:\n @property\n def x(self): return 1\ndel A().x',
    'class A:\n x = property()\nA().x',
    'class A:\n def __enter__(self): pass\nwith A(): pass',
    'class A:\n def __exit__(self, *a): pass\nwith A(): pass',
    'class A:\n def __init_subclass__(cls): pass\nclass B(A, x=1): pass',
    'class A:\n def __bytes__(self): return 1\nbytes(A())',
    'class A:\n def __dir__(self): return 1\ndir(A())',
    'class A:\n def __contains__(self): pass\n1 in A()',
    'class A:\n def __getitem__(self, i): return 1/0\nlist(A())',
    'class A:\n def __call__(self, x): pass\nA()()',
    'class A:\n def __set_name__(self): pass\nclass B: a = A()',
    'class A:\n def __instancecheck__(self, o): 1/0\nisinstance(1, A)',
    'class A:\n def __reversed__(self): return 1\nlist(reversed(A()))',
    'class A:\n def __round__(self): return 1/0\nround(A())',
]
for source in SOURCES:
    print(f"{source!r:32} {told(source)}")
