# What nothing can be assigned to.
def told(source):
    try:
        compile(source, "<told>", "exec")
    except SyntaxError as e:
        return f"{type(e).__name__}: {e.msg} {e.lineno}:{e.offset}-{e.end_lineno}:{e.end_offset} {e.text!r}"
    return "fine"


TEXTS = [
    '1 = x',
    'None = 1',
    'True = 1',
    '... = 1',
    'f() = 1',
    'f(x) = y = 1',
    'a + b = 1',
    '-a = 1',
    'a and b = 1',
    'not a = 1',
    'a < b = 1',
    'a if b else c = 1',
    'lambda: a = 1',
    '[x for x in y] = 1',
    '{x for x in y} = 1',
    '{x: x for x in y} = 1',
    '(x for x in y) = 1',
    '{} = 1',
    '{1} = 1',
    '"a" = 1',
    'b"a" = 1',
    'f"a" = 1',
    'f"{a}" = 1',
    '(yield) = 1',
    '`1` = 1',
    'x = yield = 1',
    '(a, 1) = 2',
    '(a, f()) = 2',
    '[a, f()] = 2',
    'a, b + 1 = 2',
    'a, (b, 1) = 2',
]
for text in TEXTS:
    print(f"{text!r:36} {told(text)}")
