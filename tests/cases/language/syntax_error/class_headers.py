# Headers of classes, and decorators of nothing.
def told(source):
    try:
        compile(source, "<told>", "exec")
    except SyntaxError as e:
        return f"{type(e).__name__}: {e.msg} {e.lineno}:{e.offset}-{e.end_lineno}:{e.end_offset} {e.text!r}"
    return "fine"


TEXTS = [
    'class',
    'class A',
    'class A pass',
    'class A(: pass',
    'class A()',
    'class A():',
    'class 1: pass',
    'class A(x for x in y): pass',
    'class A(a=1, b): pass',
    'class A[T]: pass',
    'class A.b: pass',
    '@',
    '@a',
    '@a b',
    '@a; def f(): pass',
]
for text in TEXTS:
    print(f"{text!r:36} {told(text)}")
