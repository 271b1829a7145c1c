# sorted, sum, min, max, pow and divmod.
def told(source):
    try:
        exec(source, {"__name__": "told"})
    except BaseException as e:
        cause = f" from {type(e.__cause__).__name__}: {e.__cause__}" if e.__cause__ else ""
        return f"{type(e).__name__}: {e}{cause}"
    return "nothing"


SOURCES = [
    'sorted(1)',
    'sorted()',
    "sorted([1,'a'])",
    'sorted([1], 1)',
    'sorted([1], key=1)',
    'sorted([1], foo=1)',
    "sum('a')",
    "sum(['a'])",
    'sum(1)',
    "sum(['a'], '')",
    "sum([b'a'], b'')",
    'sum([bytearray()], bytearray())',
    'sum()',
    'min()',
    'min([])',
    'min(1)',
    "min(1, 'a')",
    'min([], default=1, foo=1)',
    'min(1, 2, default=1)',
    'max()',
    'max([])',
    'max(1)',
    "max(1, 'a')",
    'max(1,2,key=1)',
    'max(a=1)',
    'pow(1)',
    'pow(2,-1,0)',
    'pow(2,3,0)',
    "pow('a',2)",
    "pow(2,'a')",
    'pow(2.0,3,4)',
    'pow(2,-1,4)',
    'pow(0,-1)',
    'divmod(1)',
    'divmod(1,0)',
    'divmod(1.0,0)',
    "divmod('a',1)",
]
for source in SOURCES:
    print(f"{source!r:32} {told(source)}")
