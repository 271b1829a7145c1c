# Operators of other languages, and operands that are missing.
def told(source):
    try:
        compile(source, "<told>", "exec")
    except SyntaxError as e:
        return f"{type(e).__name__}: {e.msg} {e.lineno}:{e.offset}-{e.end_lineno}:{e.end_offset} {e.text!r}"
    return "fine"


TEXTS = [
    'a ? b : c',
    'a ! b',
    'a $ b',
    'a !== b',
    'a <> b',
    'a === b',
    'a => b',
    'a++',
    'a--',
    '++',
    'a && b',
    'a || b',
    'a not b',
    'a is is b',
    'a in',
    'not',
    'a or',
    'a and',
    'and a',
]
for text in TEXTS:
    print(f"{text!r:36} {told(text)}")
