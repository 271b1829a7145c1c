# Targets of assignments, loops and `with` that hold something else.
def told(source):
    try:
        compile(source, "<told>", "exec")
    except SyntaxError as e:
        return f"{type(e).__name__}: {e.msg} {e.lineno}:{e.offset}-{e.end_lineno}:{e.end_offset} {e.text!r}"
    return "fine"


TEXTS = [
    'a.b: c d',
    'a = b if c else d = e',
    '~a = 1',
    'a ** b = 1',
    'a @ b = 1',
    'a | b = 1',
    'a < b < c = 1',
    'a is b = 1',
    '(a := 1) = 2',
    '(a, b, c + 1) = 2',
    '[a, [b, c()]] = 2',
    '*a, b() = 2',
    '(*a, 1) = 2',
    'a[b], c.d, 1 = 2',
    'a = (b, c) = d() = 2',
    'for a.b(), c in d: pass',
    'for (a) in b c: pass',
    'for a in b c: pass',
    '[a for a, b() in c]',
    '[a for a in b if]',
    '[a for a in b if c d]',
    '[a for a in b if c else d]',
    'with a as b(): pass',
    'with a as b + c: pass',
    'with a as (b, c()): pass',
    'with (a as b()): pass',
    'with (a as b, c as d()): pass',
    'with a as b, c as d(): pass',
    'with a as [b, 1]: pass',
    'with a as lambda: 1: pass',
    'async with a as b: pass',
]
for text in TEXTS:
    print(f"{text!r:36} {told(text)}")
