# Characters that Python does not know, and the end of a line.
def told(source):
    try:
        compile(source, "<told>", "exec")
    except SyntaxError as e:
        return f"{type(e).__name__}: {e.msg} {e.lineno}:{e.offset}-{e.end_lineno}:{e.end_offset} {e.text!r}"
    return "fine"


TEXTS = [
    'é ü',
    'a = é ü',
    '€',
    'a€',
    'a = “b”',
    'a = 1 – 2',
    '\xa0x',
    'x\xa0= 1',
    'x = 1 \\ 2',
    '\\',
    'x = \\',
    'x \\ y',
]
for text in TEXTS:
    print(f"{text!r:36} {told(text)}")
