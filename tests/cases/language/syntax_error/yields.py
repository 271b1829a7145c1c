# `yield` and `await` where they cannot be.
def told(source):
    try:
        compile(source, "<told>", "exec")
    except SyntaxError as e:
        return f"{type(e).__name__}: {e.msg} {e.lineno}:{e.offset}-{e.end_lineno}:{e.end_offset} {e.text!r}"
    return "fine"


TEXTS = [
    'x = lambda: yield',
    'x = (lambda: (yield))',
    'def f(x=(yield)): pass',
    'def f(x: (yield)): pass',
    'def f() -> (yield): pass',
    'def f(x: (y := 1)): pass',
    'x: (yield) = 1',
    'x: (await y) = 1',
    'class A((yield)): pass',
    '[(yield) for x in y]',
    '{(yield): 1 for x in y}',
    '((yield x) for x in y)',
    '[x for x in (yield)]',
    '[x for y in z for x in (yield)]',
    'def f(): [(yield) for x in y]',
    'def f(): [x for x in (yield)]',
    'def f(): ((yield) for x in y)',
    'async def f(): [(await x) for x in y]',
    'async def f(): (x for x in await y)',
    'def f(): global f, f.x',
]
for text in TEXTS:
    print(f"{text!r:36} {told(text)}")
