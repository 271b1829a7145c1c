# Metaclasses, orders of bases, attributes of classes.
def told(source):
    try:
        exec(source, {"__name__": "told"})
    except BaseException as e:
        cause = f" from {type(e.__cause__).__name__}: {e.__cause__}" if e.__cause__ else ""
        return f"{type(e).__name__}: {e}{cause}"
    return "nothing"


SOURCES = [
    'class M(type): pass\nclass N(type): pass\nclass A(metaclass=M): pass\nclass B(metaclass=N): pass\nclass C(A, B): pass',
    'class A: pass\nclass B(A): pass\nclass C(A, B): pass',
    'class A: pass\nA.__bases__ = ()',
    'class A: pass\nA.__bases__ = 1',
    'class A: pass\nA.__name__ = 1',
    'class A: pass\nA().__class__ = 1',
    'class A: pass\nA().__class__ = int',
    'class A: pass\nA().__dict__ = 1',
    "class A: pass\nA.__dict__['a'] = 1",
]
for source in SOURCES:
    print(f"{source!r:32} {told(source)}")
