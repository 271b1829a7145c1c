# Statements that stop too early, and commas with nothing between.
def told(source):
    try:
        compile(source, "<told>", "exec")
    except SyntaxError as e:
        return f"{type(e).__name__}: {e.msg} {e.lineno}:{e.offset}-{e.end_lineno}:{e.end_offset} {e.text!r}"
    return "fine"


TEXTS = [
    'x = 1 +',
    'x = ',
    'x =',
    '= 1',
    '== 1',
    'x == ',
    'x = = 1',
    'x + = 1',
    'x +',
    '* 1',
    '/ 1',
    'x = * 1',
    'x = 1 1',
    'x 1',
    ', a',
    'a,,b',
    '(a,,b)',
    '[,]',
    '(,)',
    '{,}',
    'f(,)',
    'f(a,,b)',
]
for text in TEXTS:
    print(f"{text!r:36} {told(text)}")
