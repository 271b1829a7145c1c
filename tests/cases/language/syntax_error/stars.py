# A star where it stands for nothing, and what `del` cannot delete.
def told(source):
    try:
        compile(source, "<told>", "exec")
    except SyntaxError as e:
        return f"{type(e).__name__}: {e.msg} {e.lineno}:{e.offset}-{e.end_lineno}:{e.end_offset} {e.text!r}"
    return "fine"


TEXTS = [
    '*a',
    '*a = 1',
    '*a, *b = c',
    'a, *b, *c = d',
    '[*a, *b] = c',
    'x = *a',
    'x = (*a)',
    'del *a',
    'del *a, b',
    'del (*a,)',
    'del f()',
    'del a + b',
    'del (a, b), f()',
    'del [a, 1]',
    'del 1',
    'del (a,b',
    'del a b',
    'del',
    'del ()',
    'del a.b()',
    'del (x for x in y)',
    'del x if y else z',
    'del None',
    'del True',
]
for text in TEXTS:
    print(f"{text!r:36} {told(text)}")
