# Calling what is no function, and attributes of builtin objects.
def told(source):
    try:
        exec(source, {"__name__": "told"})
    except BaseException as e:
        cause = f" from {type(e.__cause__).__name__}: {e.__cause__}" if e.__cause__ else ""
        return f"{type(e).__name__}: {e}{cause}"
    return "nothing"


SOURCES = [
    '1()',
    'None()',
    "'a'()",
    '[]()',
    '(1)(2)',
    '(1,2)(3)',
    'int.foo',
    '(1).foo',
    "'a'.foo",
    "'a'.uper()",
    '[].push(1)',
    '[].appendd',
    '{}.itmes()',
    'None.foo',
    'len.foo',
    'int.x = 1',
    '(1).x = 1',
    "'a'.x = 1",
    '[].x = 1',
    'None.x = 1',
    'len.x = 1',
    'del (1).x',
    'del int.x',
    '[].append = 1',
]
for source in SOURCES:
    print(f"{source!r:32} {told(source)}")
