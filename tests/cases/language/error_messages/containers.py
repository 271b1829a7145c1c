# Making lists, tuples, sets and dicts of what cannot be.
def told(source):
    try:
        exec(source, {"__name__": "told"})
    except BaseException as e:
        cause = f" from {type(e.__cause__).__name__}: {e.__cause__}" if e.__cause__ else ""
        return f"{type(e).__name__}: {e}{cause}"
    return "nothing"


SOURCES = [
    'list(1)',
    'list(1,2)',
    'list(x=1)',
    'tuple(1)',
    'tuple(1,2)',
    'set(1)',
    'set([[]])',
    'set([{}])',
    'frozenset([[1]])',
    'frozenset(1)',
    'dict(1)',
    'dict([1])',
    'dict([(1,)])',
    'dict([(1,2,3)])',
    'dict(1,2)',
    "dict(['abc'])",
    'dict([[]])',
    '{[]: 1}',
    '{{}: 1}',
    '{set(): 1}',
    'hash([])',
    'hash({})',
    'hash(set())',
    'hash(slice(1))',
    'hash(([],))',
    '{[]}',
]
for source in SOURCES:
    print(f"{source!r:32} {told(source)}")
