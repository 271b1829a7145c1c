# Conversions of an instance without methods.
def told(source):
    try:
        exec(source, {"__name__": "told"})
    except BaseException as e:
        cause = f" from {type(e.__cause__).__name__}: {e.__cause__}" if e.__cause__ else ""
        return f"{type(e).__name__}: {e}{cause}"
    return "nothing"


SOURCES = [
    'class A: pass\na = A()\na += 1',
    "class A: pass\nformat(A(), 'd')",
    'class A: pass\nabs(A())',
    'class A: pass\nround(A())',
    'class A: pass\nreversed(A())',
    'class A: pass\n[][A()]',
    'class A: pass\nrange(A())',
    'class A: pass\nbytes(A())',
    'class A: pass\ncomplex(A())',
    'class A: pass\nA.x.y',
    'class A: pass\ndel A().x',
    'class A: pass\ndel A.x',
    'class A: pass\nA()(1)',
    'class A: pass\nprint(**A())',
    'class A: pass\nprint(*A())',
    'class A: pass\ndivmod(A(), 1)',
    'class A: pass\npow(A(), 1)',
    'class A: pass\nA() ** 2',
]
for source in SOURCES:
    print(f"{source!r:32} {told(source)}")
