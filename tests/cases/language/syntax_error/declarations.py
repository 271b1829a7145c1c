# Declarations of names that are used otherwise.
def told(source):
    try:
        compile(source, "<told>", "exec")
    except SyntaxError as e:
        return f"{type(e).__name__}: {e.msg} {e.lineno}:{e.offset}-{e.end_lineno}:{e.end_offset} {e.text!r}"
    return "fine"


TEXTS = [
    'lambda: await x',
    'class A: return 1',
    'class A: yield',
    'class A: await x',
    'class A: break',
    'def f(): global x; x = 1; global x',
    'def f(): x = 1; global x',
    'def f(): print(x); global x',
    'def f(x): global x',
    'def f(x): nonlocal x',
    'def f(): nonlocal x',
    'def f(): x: int; global x',
    'def f(): global x; x: int',
    'def f(): global x; nonlocal x',
    'def f(): x = 1; nonlocal x',
    'def f():\n x=1\n def g():\n  print(x)\n  nonlocal x',
    'def f():\n x=1\n def g():\n  x = 2\n  nonlocal x',
    'nonlocal x',
    'x = 1; global x',
    'global x, x',
    'global',
    'global x.y',
    'global x y',
    'global x = 1',
    'nonlocal',
    'class A: nonlocal x',
    'class A: x = 1; global x',
    'class A:\n def f(self): nonlocal A1',
    '(x): int; global x',
    'x: int; global x',
]
for text in TEXTS:
    print(f"{text!r:36} {told(text)}")
