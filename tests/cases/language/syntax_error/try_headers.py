# Parts of `try` that are missing or mixed.
def told(source):
    try:
        compile(source, "<told>", "exec")
    except SyntaxError as e:
        return f"{type(e).__name__}: {e.msg} {e.lineno}:{e.offset}-{e.end_lineno}:{e.end_offset} {e.text!r}"
    return "fine"


TEXTS = [
    'try: pass',
    'try:\n pass\nx',
    'try:\n pass\nelse: pass',
    'try:\n pass\nexcept',
    'try:\n pass\nexcept a b: pass',
    'try:\n pass\nexcept a as: pass',
    'try:\n pass\nexcept a as b.c: pass',
    'try:\n pass\nexcept a, b: pass',
    'try:\n pass\nexcept a, b as c: pass',
    'try:\n pass\nexcept a pass',
    'try:\n pass\nexcept:\npass',
    'try:\n pass\nexcept: pass\nexcept a: pass',
    'try:\n pass\nexcept a: pass\nexcept* b: pass',
    'try:\n pass\nexcept* a: pass\nexcept b: pass',
    'try:\n pass\nexcept*: pass',
    'try:\n pass\nexcept* a: continue',
    'try:\n pass\nexcept* a b: pass',
    'while 1:\n try: pass\n except* a: break',
    'while 1:\n try: pass\n except* a: continue',
    'def f():\n try: pass\n except* a: return',
    'try:\n pass\nfinally pass',
    'try:\n pass\nfinally:\npass',
    'try pass',
    'try',
    'try:\npass',
    'try:\n pass\nexcept a:\nexcept b: pass',
]
for text in TEXTS:
    print(f"{text!r:36} {told(text)}")
