# Instances of a class without methods.
def told(source):
    try:
        exec(source, {"__name__": "told"})
    except BaseException as e:
        cause = f" from {type(e.__cause__).__name__}: {e.__cause__}" if e.__cause__ else ""
        return f"{type(e).__name__}: {e}{cause}"
    return "nothing"


SOURCES = [
    'class A: pass\nA(1)',
    'class A: pass\nA(x=1)',
    'class A: pass\nA().foo',
    'class A: pass\nA.foo',
    'class A: pass\nA()()',
    'class A: pass\nA()[0]',
    'class A: pass\nA()[0] = 1',
    'class A: pass\ndel A()[0]',
    'class A: pass\nlen(A())',
    'class A: pass\niter(A())',
    'class A: pass\nnext(A())',
    'class A: pass\nA() + 1',
    'class A: pass\n1 + A()',
    'class A: pass\nA() < A()',
    'class A: pass\n-A()',
    'class A: pass\nint(A())',
    'class A: pass\nfloat(A())',
    'class A: pass\n1 in A()',
    'class A: pass\nwith A(): pass',
    'class A: pass\nA() @ A()',
]
for source in SOURCES:
    print(f"{source!r:32} {told(source)}")
