# Displays with stars, colons and commas in the wrong places.
def told(source):
    try:
        compile(source, "<told>", "exec")
    except SyntaxError as e:
        return f"{type(e).__name__}: {e.msg} {e.lineno}:{e.offset}-{e.end_lineno}:{e.end_offset} {e.text!r}"
    return "fine"


TEXTS = [
    '{a b}',
    '{a: b c: d}',
    '{a: b c}',
    '{a: b, c d}',
    '{a:}',
    '{a:, b}',
    '{a: *b}',
    '{**a: b}',
    '{a: b, c}',
    '{a, b: c}',
    '{a: b for a in b, c}',
    '{1: 2, **}',
    '{*}',
    '[*]',
    '(*a)',
]
for text in TEXTS:
    print(f"{text!r:36} {told(text)}")
