# Headers of functions.
def told(source):
    try:
        compile(source, "<told>", "exec")
    except SyntaxError as e:
        return f"{type(e).__name__}: {e.msg} {e.lineno}:{e.offset}-{e.end_lineno}:{e.end_offset} {e.text!r}"
    return "fine"


TEXTS = [
    'def f(: pass',
    'def f: pass',
    'def f() pass',
    'def f()',
    'def f():',
    'def (): pass',
]
for text in TEXTS:
    print(f"{text!r:36} {told(text)}")
