# Statements outside of what they belong to.
def told(source):
    try:
        compile(source, "<told>", "exec")
    except SyntaxError as e:
        return f"{type(e).__name__}: {e.msg} {e.lineno}:{e.offset}-{e.end_lineno}:{e.end_offset} {e.text!r}"
    return "fine"


TEXTS = [
    'return',
    'return 1',
    'yield',
    'yield 1',
    'x = yield 1',
    'await x',
    '[await x for x in y]',
    'async with a: pass',
    'async for a in b: pass',
    '[x async for x in y]',
    'break',
    'continue',
    'if 1: break',
    'if 1: continue',
]
for text in TEXTS:
    print(f"{text!r:36} {told(text)}")
