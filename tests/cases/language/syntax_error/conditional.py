# Conditional expressions without an else.
def told(source):
    try:
        compile(source, "<told>", "exec")
    except SyntaxError as e:
        return f"{type(e).__name__}: {e.msg} {e.lineno}:{e.offset}-{e.end_lineno}:{e.end_offset} {e.text!r}"
    return "fine"


TEXTS = [
    'x if y',
    'x if y else',
    'x = 1 if 2',
    '(x if y)',
    'x if y z',
    'f(x if y, z)',
]
for text in TEXTS:
    print(f"{text!r:36} {told(text)}")
