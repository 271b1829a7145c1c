# Parameters in an order that there is not.
def told(source):
    try:
        compile(source, "<told>", "exec")
    except SyntaxError as e:
        return f"{type(e).__name__}: {e.msg} {e.lineno}:{e.offset}-{e.end_lineno}:{e.end_offset} {e.text!r}"
    return "fine"


TEXTS = [
    'def f(a, a): pass',
    'def f(a=1, b): pass',
    'def f(a, *, **k): pass',
    'def f(*): pass',
    'def f(*,): pass',
    'def f(*, a, *): pass',
    'def f(*a, *b): pass',
    'def f(*a, *): pass',
    'def f(*, *a): pass',
    'def f(**k, a): pass',
    'def f(**k, *a): pass',
    'def f(**k, **j): pass',
    'def f(**k=1): pass',
    'def f(*a=1): pass',
    'def f(/): pass',
    'def f(/, a): pass',
    'def f(a, /, b, /): pass',
    'def f(*, a, /): pass',
    'def f(a, *, /): pass',
    'def f(*a, /): pass',
]
for text in TEXTS:
    print(f"{text!r:36} {told(text)}")
