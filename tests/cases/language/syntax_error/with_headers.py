# Headers of `with`.
def told(source):
    try:
        compile(source, "<told>", "exec")
    except SyntaxError as e:
        return f"{type(e).__name__}: {e.msg} {e.lineno}:{e.offset}-{e.end_lineno}:{e.end_offset} {e.text!r}"
    return "fine"


TEXTS = [
    'with',
    'with a',
    'with a pass',
    'with a:',
    'with a:\npass',
    'with a as: pass',
    'with a as b, : pass',
    'with a as 1: pass',
    'with a as f(): pass',
    'with a as b c: pass',
    'with a b: pass',
    'with (a as b): pass',
    'with (a as b, c as 1): pass',
    'with (a as b c): pass',
    'with (a, b as c) pass',
    'with (a as b)',
    'with a as b',
    'with a as None: pass',
    'with a as (b, 1): pass',
    'with a, b pass',
]
for text in TEXTS:
    print(f"{text!r:36} {told(text)}")
