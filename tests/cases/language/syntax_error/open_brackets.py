# Brackets that are left open over lines.
def told(source):
    try:
        compile(source, "<told>", "exec")
    except SyntaxError as e:
        return f"{type(e).__name__}: {e.msg} {e.lineno}:{e.offset}-{e.end_lineno}:{e.end_offset} {e.text!r}"
    return "fine"


TEXTS = [
    'x = (1,\n  2\ny = 3',
    'def f(a,\n  b:\n  pass',
    'f(a,\n  b c)',
    'foo(1, 2, 3\nbar(4)',
    'if (a and\n  b:\n  pass',
]
for text in TEXTS:
    print(f"{text!r:36} {told(text)}")
