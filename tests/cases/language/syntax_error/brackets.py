# Brackets that do not match.
def told(source):
    try:
        compile(source, "<told>", "exec")
    except SyntaxError as e:
        return f"{type(e).__name__}: {e.msg} {e.lineno}:{e.offset}-{e.end_lineno}:{e.end_offset} {e.text!r}"
    return "fine"


TEXTS = [
    'a(',
    'a(1',
    ')',
    ']',
    '}',
    '(]',
    '[)',
    '{)',
    '(1, 2]',
    '[1, 2)',
    '{1: 2]',
    '((1)',
    'f(1, [2)',
    'x = (1,\ny = 2',
    'x = [1,\n\nfoo',
    'x = {1: 2,\ny = 3\nz',
    '(\n',
]
for text in TEXTS:
    print(f"{text!r:36} {told(text)}")
