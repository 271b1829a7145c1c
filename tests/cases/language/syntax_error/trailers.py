# Dots and brackets behind a name.
def told(source):
    try:
        compile(source, "<told>", "exec")
    except SyntaxError as e:
        return f"{type(e).__name__}: {e.msg} {e.lineno}:{e.offset}-{e.end_lineno}:{e.end_offset} {e.text!r}"
    return "fine"


TEXTS = [
    'a.',
    'a.1',
    'a..b',
    'a.b.',
    'a[',
    'a[]',
    'a[1:2:3:4]',
    'a[1',
]
for text in TEXTS:
    print(f"{text!r:36} {told(text)}")
