# Calls of functions with the wrong arguments.
def told(source):
    try:
        exec(source, {"__name__": "told"})
    except BaseException as e:
        cause = f" from {type(e.__cause__).__name__}: {e.__cause__}" if e.__cause__ else ""
        return f"{type(e).__name__}: {e}{cause}"
    return "nothing"


SOURCES = [
    '(lambda: 0)(1)',
    '(lambda x: 0)()',
    '(lambda x, y: 0)()',
    '(lambda x, y, z: 0)()',
    '(lambda x, y=1: 0)(1,2,3)',
    '(lambda x, y=1: 0)()',
    '(lambda *, x: 0)()',
    '(lambda *, x, y: 0)()',
    '(lambda *, x, y, z: 0)()',
    '(lambda *, x: 0)(1)',
    '(lambda x: 0)(y=1)',
    '(lambda x: 0)(1, x=1)',
    '(lambda x: 0)(x=1, y=2)',
    '(lambda x, /: 0)(x=1)',
    '(lambda x, y, /: 0)(x=1, y=1)',
    '(lambda x, /, y: 0)(1, 2, y=2)',
    '(lambda **k: 0)(1)',
    '(lambda x, **k: 0)(1, 2)',
    '(lambda a, b=1, *, c: 0)(1, 2, 3)',
    '(lambda a, b=1, *, c: 0)(1, 2, 3, c=1)',
    '(lambda a, *, c, d=1: 0)(1, 2, 3, d=1)',
]
for source in SOURCES:
    print(f"{source!r:32} {told(source)}")
