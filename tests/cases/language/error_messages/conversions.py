# What float, complex, str and bool do not convert.
def told(source):
    try:
        exec(source, {"__name__": "told"})
    except BaseException as e:
        cause = f" from {type(e.__cause__).__name__}: {e.__cause__}" if e.__cause__ else ""
        return f"{type(e).__name__}: {e}{cause}"
    return "nothing"


SOURCES = [
    "float('abc')",
    'float([])',
    'float(1,2)',
    'float(x=1)',
    "float('')",
    'float(None)',
    "complex('abc')",
    "complex('1', 2)",
    "complex(1, '2')",
    'complex([])',
    "complex('')",
    'str(1, 2)',
    "str(b'a', 1)",
    "str('a', 'utf8')",
    'str(1,2,3,4)',
    "str(b'\\xff', 'ascii')",
    "str(b'a', 'foo')",
    'bool(1,2)',
    'bool(x=1)',
]
for source in SOURCES:
    print(f"{source!r:32} {told(source)}")
