# Simple statements with something too much.
def told(source):
    try:
        compile(source, "<told>", "exec")
    except SyntaxError as e:
        return f"{type(e).__name__}: {e.msg} {e.lineno}:{e.offset}-{e.end_lineno}:{e.end_offset} {e.text!r}"
    return "fine"


TEXTS = [
    'assert',
    'assert x, ',
    'assert x y',
    'assert (x, y z)',
    'raise x from',
    'raise x, y',
    'raise from x',
    'raise x y',
    'pass x',
    'pass 1',
    'break x',
    'continue 1',
    'return x y',
    'a = b c',
    'a = b = c d',
    'a: b c',
    'a += b c',
    'a += ',
    'a.b c',
    'a[0] b',
    'a[0 1]',
    'a[b c]',
    'a(b)(c d)',
    'a() b',
    'a() b()',
    'a if b c',
    'not a b',
    '-a b',
    'yield x y',
    'lambda: a b',
    'await a b',
    '[a for b in c d]',
]
for text in TEXTS:
    print(f"{text!r:36} {told(text)}")
