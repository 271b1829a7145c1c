# Parameters that are no names, and annotations without anything.
def told(source):
    try:
        compile(source, "<told>", "exec")
    except SyntaxError as e:
        return f"{type(e).__name__}: {e.msg} {e.lineno}:{e.offset}-{e.end_lineno}:{e.end_offset} {e.text!r}"
    return "fine"


TEXTS = [
    'def f((a, b)): pass',
    'def f(a, (b, c)): pass',
    'def f(a, (b)): pass',
    'def f((a)): pass',
    'def f(1): pass',
    'def f("a"): pass',
    'def f(None): pass',
    'def f(a.b): pass',
    'def f(a=): pass',
    'def f(a=, b): pass',
    'def f(a:): pass',
    'def f(a: int b): pass',
    'def f(a b): pass',
    'def f(a) -> : pass',
    'def f(a) -> int pass',
    'def f(*, # type',
    'def 1(): pass',
    'def if(): pass',
    'def f[T](x): pass',
    'def f(a, /=1): pass',
    'def f(*a: *b, c=): pass',
]
for text in TEXTS:
    print(f"{text!r:36} {told(text)}")
