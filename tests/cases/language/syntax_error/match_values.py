# Values in patterns, and guards.
def told(source):
    try:
        compile(source, "<told>", "exec")
    except SyntaxError as e:
        return f"{type(e).__name__}: {e.msg} {e.lineno}:{e.offset}-{e.end_lineno}:{e.end_offset} {e.text!r}"
    return "fine"


TEXTS = [
    'match x:\n case -a: pass',
    'match x:\n case f"a": pass',
    'match x:\n case a.b(): pass\n case a(): pass\n case 1(): pass',
    'match x:\n case {a: 1}: pass',
    'match x:\n case {1 + 1: 1}: pass',
    'match x:\n case -1 + 2: pass',
    'match x:\n case a b: pass',
    'match x:\n case a if: pass',
    'match x:\n case a if b c: pass',
    'match x:\n case: pass',
    'match x:\n case 1: pass\n x',
    'match x:\n x',
    'match:\n case 1: pass',
    'case 1: pass',
    'match x: case 1: pass',
    'match x, :\n pass',
    'match *x:\n case 1: pass',
]
for text in TEXTS:
    print(f"{text!r:36} {told(text)}")
