# super, iter, next, format.
def told(source):
    try:
        exec(source, {"__name__": "told"})
    except BaseException as e:
        cause = f" from {type(e.__cause__).__name__}: {e.__cause__}" if e.__cause__ else ""
        return f"{type(e).__name__}: {e}{cause}"
    return "nothing"


SOURCES = [
    'super()',
    'super(1)',
    "super(int, 'a')",
    'iter()',
    'iter(1)',
    'iter(1,2)',
    'next()',
    'next(1)',
    'next([])',
    'next(iter([]))',
    'id()',
    'repr()',
    'ascii()',
    'format()',
    "format(1, 'd', 2)",
    'format(1, 1)',
    "format(1, 'y')",
    "format('a', 'd')",
    "format(1.0, 'd')",
    "format('a', '=10')",
    "format('a', '+')",
    "format(1, ',s')",
    "format(1, '.2d')",
    "format(object(), 'd')",
    "format([], 's')",
    "format(1, 'c,')",
    "format(-1, 'c')",
    "format(1.0, 'c')",
    "format(1, '10000000000000000000000d')",
    "format('a', ',')",
    "format(1, '_c')",
    "format(1j, '=')",
    "format(1j, '010')",
    "format(1, ',_')",
    "format(1, '__')",
    "format(1, ',,')",
]
for source in SOURCES:
    print(f"{source!r:32} {told(source)}")
