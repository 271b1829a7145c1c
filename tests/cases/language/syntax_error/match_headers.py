# Headers of `match` and `case`.
def told(source):
    try:
        compile(source, "<told>", "exec")
    except SyntaxError as e:
        return f"{type(e).__name__}: {e.msg} {e.lineno}:{e.offset}-{e.end_lineno}:{e.end_offset} {e.text!r}"
    return "fine"


TEXTS = [
    'match x:\npass',
    'match x:\n case 1:\n pass',
    'match x:\n case 1\n  pass',
    'match x\n case 1: pass',
    'match x:\n case 1 pass',
    'match x:\n case a: pass\n case b: pass',
    'match x:\n case _: pass\n case b: pass',
]
for text in TEXTS:
    print(f"{text!r:36} {told(text)}")
