# Parameters of functions and lambdas, further mistakes.
def told(source):
    try:
        compile(source, "<told>", "exec")
    except SyntaxError as e:
        return f"{type(e).__name__}: {e.msg} {e.lineno}:{e.offset}-{e.end_lineno}:{e.end_offset} {e.text!r}"
    return "fine"


TEXTS = [
    'global x; x.y z',
    'def f(a, *, b=1, c, d=): pass',
    'def f(a, b:int=1, c:int): pass',
    'lambda a, b=1, c: a',
    'def f(a=1, /, b): pass',
    'def f(a=1, /, b, *, c): pass',
    'def f(a, b=1, /, c): pass',
    'def f(*, a=1, b, **c, d): pass',
    'def f(**a, *, b): pass',
    'def f(**a,): pass',
    'def f(*a,): pass',
    'def f(a,): pass',
    'def f(a,,): pass',
    'def f(,): pass',
    'def f(a, b, ): pass',
    'def f(*, a, *b): pass',
    'def f(*a, b, *c): pass',
    'def f(*a, **b, *c): pass',
    'def f(a: int = 1, *, **b): pass',
    'def f(* , a = 1, * b): pass',
    'lambda *, a, *b: 1',
    'lambda *a, b, *: 1',
    'lambda a, /, *, b, /: 1',
    'lambda a, *b, /: 1',
    'lambda *, /: 1',
    'lambda **a, /: 1',
    'def f(**a, /): pass',
    'lambda a:',
    'lambda: ',
    'lambda x=: 1',
    'lambda x, y z: 1',
    'lambda (x): 1',
    'lambda x, (y): 1',
    'lambda ((x)): 1',
]
for text in TEXTS:
    print(f"{text!r:36} {told(text)}")
