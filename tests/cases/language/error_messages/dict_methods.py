# Methods of dicts.
def told(source):
    try:
        exec(source, {"__name__": "told"})
    except BaseException as e:
        cause = f" from {type(e.__cause__).__name__}: {e.__cause__}" if e.__cause__ else ""
        return f"{type(e).__name__}: {e}{cause}"
    return "nothing"


SOURCES = [
    '{}.get()',
    '{}.get(1,2,3)',
    '{}.get([])',
    '{}.pop()',
    '{}.pop(1)',
    "{}.pop('a')",
    '{}.pop(1,2,3)',
    '{}.popitem()',
    '{}.popitem(1)',
    '{}.setdefault()',
    '{}.setdefault([])',
    '{}.update(1)',
    '{}.update([1])',
    '{}.update(1,2)',
    '{}.update([(1,)])',
    'dict.fromkeys()',
    'dict.fromkeys(1)',
    'dict.fromkeys([[]])',
    '{}.keys(1)',
    '{}.foo',
    '{} | 1',
    '{} | []',
]
for source in SOURCES:
    print(f"{source!r:32} {told(source)}")
