# range, enumerate, zip, map, filter and reversed.
def told(source):
    try:
        exec(source, {"__name__": "told"})
    except BaseException as e:
        cause = f" from {type(e.__cause__).__name__}: {e.__cause__}" if e.__cause__ else ""
        return f"{type(e).__name__}: {e}{cause}"
    return "nothing"


SOURCES = [
    'range()',
    "range('a')",
    'range(1,2,0)',
    'range(1.0)',
    'range(1,2,3,4)',
    'range(x=1)',
    'enumerate()',
    'enumerate(1)',
    "enumerate([], 'a')",
    'enumerate([], start=1.0)',
    'zip(1)',
    'zip([1],1)',
    'list(zip([1],[1,2],strict=True))',
    'list(zip([1,2],[1],strict=True))',
    'list(zip([1],[1],[1,2],strict=True))',
    'list(zip([1,2],[1,2],[1],strict=True))',
    'map()',
    'map(1)',
    'list(map(1,[1]))',
    'map(len)',
    'filter()',
    'filter(None)',
    'filter(None, 1)',
    'list(filter(1,[1]))',
    'reversed(1)',
    'reversed({1})',
    'reversed()',
]
for source in SOURCES:
    print(f"{source!r:32} {told(source)}")
