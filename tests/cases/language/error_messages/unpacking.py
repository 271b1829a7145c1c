# Unpacking too much, too little, and what cannot be.
def told(source):
    try:
        exec(source, {"__name__": "told"})
    except BaseException as e:
        cause = f" from {type(e.__cause__).__name__}: {e.__cause__}" if e.__cause__ else ""
        return f"{type(e).__name__}: {e}{cause}"
    return "nothing"


SOURCES = [
    'a, b = 1',
    'a, b = 1,',
    'a, b = 1, 2, 3',
    "a, b = 'abc'",
    'a, *b = ()',
    'a, b, *c = 1,',
    '[a, b] = {1}',
    'a, b = None',
    'a, b = iter([1])',
    '*a, b, c = [1]',
    'for a, b in [1]: pass',
    'for a, b in [(1,)]: pass',
    'for x in 1: pass',
    'for x in None: pass',
    '[x for x in 1]',
    '(x for x in 1)',
    'f(*1)',
    'print(*1)',
    'print(*None)',
    'print(**1)',
    'print(**{1: 2})',
]
for source in SOURCES:
    print(f"{source!r:32} {told(source)}")
