# Stars in subscripts, and generators among arguments.
def told(source):
    try:
        compile(source, "<told>", "exec")
    except SyntaxError as e:
        return f"{type(e).__name__}: {e.msg} {e.lineno}:{e.offset}-{e.end_lineno}:{e.end_offset} {e.text!r}"
    return "fine"


TEXTS = [
    'x = a[1:2, *b',
    'x = a[*b] = ',
    'a[*b:c]',
    'a[b, *c d]',
    'a[*]',
    'a[**b]',
    'f(a for a in b, c for c in d)',
    'f(a for a in b, *c)',
    'f(*c, a for a in b)',
    'f(a, b for b in c, d=1)',
    'f(a, b=1, c for c in d)',
    'class C(a for a in b, 1): pass',
    'f((yield) = 1)',
]
for text in TEXTS:
    print(f"{text!r:36} {told(text)}")
