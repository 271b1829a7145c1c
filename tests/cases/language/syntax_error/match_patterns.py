# Patterns that are none.
def told(source):
    try:
        compile(source, "<told>", "exec")
    except SyntaxError as e:
        return f"{type(e).__name__}: {e.msg} {e.lineno}:{e.offset}-{e.end_lineno}:{e.end_offset} {e.text!r}"
    return "fine"


TEXTS = [
    'match x:\n case a | b: pass',
    'match x:\n case a | 1: pass',
    'match x:\n case (a, a): pass',
    'match x:\n case [a, *a]: pass',
    'match x:\n case {"a": a, "b": a}: pass',
    'match x:\n case {"a": 1, "a": 2}: pass',
    'match x:\n case {**a, "b": 1}: pass',
    'match x:\n case {**a, **b}: pass',
    'match x:\n case {**_}: pass',
    'match x:\n case A(b=1, 2): pass',
    'match x:\n case A(b=1, b=2): pass',
    'match x:\n case A(1, b=1, 2): pass',
    'match x:\n case [*a, *b]: pass',
    'match x:\n case *a: pass',
    'match x:\n case a as b as c: pass',
    'match x:\n case 1 as _: pass',
    'match x:\n case 1 as a.b: pass',
    'match x:\n case 1 as f(): pass',
    'match x:\n case 1 + 2: pass',
    'match x:\n case 1 + 2j: pass\n case 1j + 2: pass',
]
for text in TEXTS:
    print(f"{text!r:36} {told(text)}")
