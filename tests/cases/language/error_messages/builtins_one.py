# Calls of builtin functions with the wrong number or kind of arguments: len, ord, chr, int.
def told(source):
    try:
        exec(source, {"__name__": "told"})
    except BaseException as e:
        cause = f" from {type(e.__cause__).__name__}: {e.__cause__}" if e.__cause__ else ""
        return f"{type(e).__name__}: {e}{cause}"
    return "nothing"


SOURCES = [
    'len()',
    'len(1)',
    'len(1,2)',
    'len(x=1)',
    'abs()',
    "abs('a')",
    'abs(1,2)',
    "ord('ab')",
    'ord(1)',
    "ord(b'ab')",
    'ord()',
    "chr('a')",
    'chr(-1)',
    'chr(1.0)',
    'chr(0x110000)',
    "int('abc')",
    "int('12', 1)",
    "int('12', 37)",
    'int(12, 10)',
    'int([])',
    'int(None)',
    "int('1', base='a')",
    "int('1', 2, 3)",
    'int(x=1)',
    'int(base=10)',
    "int('')",
    "int(' ')",
    "int(b'abc')",
    "int('1_')",
    "int(float('nan'))",
    "int(float('inf'))",
    "int('9', 8)",
]
for source in SOURCES:
    print(f"{source!r:32} {told(source)}")
