# Parameters of lambdas.
def told(source):
    try:
        compile(source, "<told>", "exec")
    except SyntaxError as e:
        return f"{type(e).__name__}: {e.msg} {e.lineno}:{e.offset}-{e.end_lineno}:{e.end_offset} {e.text!r}"
    return "fine"


TEXTS = [
    'lambda (a, b): a',
    'lambda a, (b, c): a',
    'lambda a, a: 1',
    'lambda a=1, b: 1',
    'lambda *: 1',
    'lambda *, **k: 1',
    'lambda *,: 1',
    'lambda *a, *b: 1',
    'lambda **k, a: 1',
    'lambda **k=1: 1',
    'lambda *a=1: 1',
    'lambda /: 1',
    'lambda /, a: 1',
    'lambda a, /, b, /: 1',
    'lambda *, a, /: 1',
    'lambda a=: 1',
    'lambda a',
    'lambda',
    'lambda a b: 1',
    'lambda 1: 1',
]
for text in TEXTS:
    print(f"{text!r:36} {told(text)}")
