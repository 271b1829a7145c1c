# Comprehensions without a part, or with too much.
def told(source):
    try:
        compile(source, "<told>", "exec")
    except SyntaxError as e:
        return f"{type(e).__name__}: {e.msg} {e.lineno}:{e.offset}-{e.end_lineno}:{e.end_offset} {e.text!r}"
    return "fine"


TEXTS = [
    '[x for x[0] in y]',
    '[x for 1 in y]',
    '[x for f() in y]',
    '[x for x in y z]',
    '[x for x]',
    '[x for]',
    '[x for x in]',
    '[x, y for x in z]',
    '[x, y, z for x in z]',
    '{x, y for x in z}',
    '(x, y for x in z)',
    '[*a for a in b]',
    '{*a for a in b}',
    '(*a for a in b)',
    '{**a for a in b}',
    '{a: b, **c for a in b}',
    '[x if y for x in z]',
]
for text in TEXTS:
    print(f"{text!r:36} {told(text)}")
