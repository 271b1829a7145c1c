# Augmented assignments and `:=` with targets that they do not take.
def told(source):
    try:
        compile(source, "<told>", "exec")
    except SyntaxError as e:
        return f"{type(e).__name__}: {e.msg} {e.lineno}:{e.offset}-{e.end_lineno}:{e.end_offset} {e.text!r}"
    return "fine"


TEXTS = [
    '(a, b) += 1',
    '[a, b] += 1',
    'a, b += 1',
    'f() += 1',
    '1 += 1',
    'a + b += 1',
    '(a) += 1',
    'None += 1',
    '"x" -= 1',
    '(a for a in b) += 1',
    'a := 1',
    '(a.b := 1)',
    '(a[0] := 1)',
    '(f() := 1)',
    '(1 := 2)',
    '(a, b := 1, 2)',
    '((a, b) := 1)',
    '([a] := 1)',
    '(None := 1)',
    '(True := 1)',
]
for text in TEXTS:
    print(f"{text!r:36} {told(text)}")
