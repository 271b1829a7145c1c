# Headers of `if`, `while` and `for` that do not end as they should.
def told(source):
    try:
        compile(source, "<told>", "exec")
    except SyntaxError as e:
        return f"{type(e).__name__}: {e.msg} {e.lineno}:{e.offset}-{e.end_lineno}:{e.end_offset} {e.text!r}"
    return "fine"


TEXTS = [
    'if x pass',
    'if x',
    'if x:',
    'while x pass',
    'while x',
    'for x in y pass',
    'for x in y',
    'for x y: pass',
    'for x: pass',
    'for: pass',
    'for 1 in x: pass',
    'for f() in x: pass',
    'for a, 1 in x: pass',
    'for (a, f()) in x: pass',
    'for a + b in x: pass',
    'for x in : pass',
    'for *a in b: pass',
    'for x in *a: pass',
    'for x in *a, b: pass',
    'for x if y in z: pass',
]
for text in TEXTS:
    print(f"{text!r:36} {told(text)}")
