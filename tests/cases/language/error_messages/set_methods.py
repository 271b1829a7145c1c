# Methods of sets, of ints and of floats.
def told(source):
    try:
        exec(source, {"__name__": "told"})
    except BaseException as e:
        cause = f" from {type(e.__cause__).__name__}: {e.__cause__}" if e.__cause__ else ""
        return f"{type(e).__name__}: {e}{cause}"
    return "nothing"


SOURCES = [
    'set().add()',
    'set().add([])',
    'set().remove(1)',
    "set().remove('a')",
    'set().discard([])',
    'set().pop()',
    'set().update(1)',
    'set().union(1)',
    'set() | 1',
    'set() | [1]',
    'set() - [1]',
    'set().issubset(1)',
    'set() < [1]',
    'frozenset().add(1)',
    'set().intersection_update(1)',
    '(1).bit_length(1)',
    '(1).to_bytes()',
    "(1).to_bytes(1, 'foo')",
    "(256).to_bytes(1, 'big')",
    "(-1).to_bytes(1, 'big')",
    "(1).to_bytes(-1, 'big')",
    'int.from_bytes()',
    "int.from_bytes(1, 'big')",
    "int.from_bytes('a', 'big')",
    "int.from_bytes(b'', 'foo')",
    '(1.5).as_integer_ratio(1)',
    "float('inf').as_integer_ratio()",
    "float('nan').as_integer_ratio()",
    '(1.0).hex(1)',
    "float.fromhex('zz')",
    'float.fromhex(1)',
    '(1).real = 1',
    '(1).conjugate(1)',
]
for source in SOURCES:
    print(f"{source!r:32} {told(source)}")
