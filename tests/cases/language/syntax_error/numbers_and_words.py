# Numbers and strings beside words.
def told(source):
    try:
        compile(source, "<told>", "exec")
    except SyntaxError as e:
        return f"{type(e).__name__}: {e.msg} {e.lineno}:{e.offset}-{e.end_lineno}:{e.end_offset} {e.text!r}"
    return "fine"


TEXTS = [
    '1i',
    '1 2',
    '1 "a"',
    '"a" 1',
    '"a" a',
    'a "b"',
    'a 1',
]
for text in TEXTS:
    print(f"{text!r:36} {told(text)}")
