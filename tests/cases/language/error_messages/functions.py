# Names and arguments of functions.
def told(source):
    try:
        exec(source, {"__name__": "told"})
    except BaseException as e:
        cause = f" from {type(e.__cause__).__name__}: {e.__cause__}" if e.__cause__ else ""
        return f"{type(e).__name__}: {e}{cause}"
    return "nothing"


SOURCES = [
    'def f(): return x\nf()',
    'def f():\n print(x)\n x = 1\nf()',
    'def f():\n del x\nf()',
    'def f():\n def g(): return x\n g()\n x = 1\nf()',
    'def f(a, b): pass\nf(1)',
    'def f(a, b): pass\nf(1, 2, 3)',
    'def f(a, b): pass\nf(1, b=2, c=3)',
    'def f(a, b): pass\nf(1, 2, b=3)',
    'def f(a, b): pass\nf(*[1,2,3])',
    "def f(a, b): pass\nf(**{'a': 1})",
    'def f(a, b): pass\nf(**{1: 1})',
    "def f(a, b): pass\nf(a=1, **{'a': 2})",
    'def f(*, a, b): pass\nf(a=1)',
    'def f(a, *, b, c=1): pass\nf(1, 2)',
    'def f(a=1, b=2): pass\nf(1, 2, 3)',
    'def f(): pass\nf.x',
    'def f(): pass\nf.__defaults__ = 1',
    'def f(): pass\nf.__name__ = 1',
]
for source in SOURCES:
    print(f"{source!r:32} {told(source)}")
