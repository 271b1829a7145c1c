# Indentation that nobody asked for, and tabs.
def told(source):
    try:
        compile(source, "<told>", "exec")
    except SyntaxError as e:
        return f"{type(e).__name__}: {e.msg} {e.lineno}:{e.offset}-{e.end_lineno}:{e.end_offset} {e.text!r}"
    return "fine"


TEXTS = [
    ' x',
    'x\n y',
    'if x:\n  a\n b',
    'if x:\n a\n   b',
    'if x:\n a\n  b\n c',
    'if x:\n\ta\n        b',
    'if x:\n        a\n\tb',
    'if x:\n  \ta\n\t  b',
    'def f():\n  x\n y',
]
for text in TEXTS:
    print(f"{text!r:36} {told(text)}")
