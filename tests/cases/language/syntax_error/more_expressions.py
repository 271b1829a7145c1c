# Expressions that go on after their end.
def told(source):
    try:
        compile(source, "<told>", "exec")
    except SyntaxError as e:
        return f"{type(e).__name__}: {e.msg} {e.lineno}:{e.offset}-{e.end_lineno}:{e.end_offset} {e.text!r}"
    return "fine"


TEXTS = [
    'import a.b as c.d',
    'x = not',
    'x = a not in',
    'x = a is not',
    'x = a if b else c d',
    'x = a, b c',
    'x = *a, b c',
    'x = *a b',
    'print(*a b)',
    'print(**a b)',
    'print(a=1, *b, c)',
    'print(**a, b=1, c)',
]
for text in TEXTS:
    print(f"{text!r:36} {told(text)}")
