# Annotated targets that are none, and stray colons.
def told(source):
    try:
        compile(source, "<told>", "exec")
    except SyntaxError as e:
        return f"{type(e).__name__}: {e.msg} {e.lineno}:{e.offset}-{e.end_lineno}:{e.end_offset} {e.text!r}"
    return "fine"


TEXTS = [
    ':',
    'x:',
    'x: 1 2',
    'x: int = ',
    '(x, y): int',
    '[x]: int',
    'x, y: int',
    'x, y: int = 1',
    'f(): int',
    '1: int',
    '(x): int = yield',
    'x.y: int',
    '"a": int',
    'a + b: int',
    'lambda: int: int',
    'x: int = y = z',
    'x = y: int',
    ';',
    ';;',
    'x;;y',
]
for text in TEXTS:
    print(f"{text!r:36} {told(text)}")
