# Blocks that are not indented.
def told(source):
    try:
        compile(source, "<told>", "exec")
    except SyntaxError as e:
        return f"{type(e).__name__}: {e.msg} {e.lineno}:{e.offset}-{e.end_lineno}:{e.end_offset} {e.text!r}"
    return "fine"


TEXTS = [
    'if x:\npass',
    'if x:\n pass\nelse\n pass',
    'if x:\n pass\nelse:\npass',
    'if x:\n pass\nelif y\n pass',
    'if x:\n pass\nelif y:\npass',
    'if x:\n pass\n else: pass',
    'while x:\npass',
    'while x:\n pass\nelse:\npass',
    'for x in y:\npass',
    'for x in y:\n pass\nelse:\npass',
    'for x in y:\n pass\nelse',
    'def f():\npass',
    'class A:\npass',
    'class A(b):\npass',
]
for text in TEXTS:
    print(f"{text!r:36} {told(text)}")
