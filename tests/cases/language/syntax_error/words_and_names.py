# Keywords where a name or a value is wanted.
def told(source):
    try:
        compile(source, "<told>", "exec")
    except SyntaxError as e:
        return f"{type(e).__name__}: {e.msg} {e.lineno}:{e.offset}-{e.end_lineno}:{e.end_offset} {e.text!r}"
    return "fine"


TEXTS = [
    'None x',
    'True False',
    'if',
    'while',
    'in x',
    'is x',
    'with x as y z: pass',
    'None()',
    'None.x = 1',
    'f(*x for x in y)',
    'f(**x for x in y)',
    'f(x for x in y for z)',
    'f(x async)',
    '@x(\ndef f(): pass',
    '@property\nx = 1',
    '@property\n',
    'class A:\n x = 1\n  y = 2',
    'class A:\n def f(self):\n return 1',
]
for text in TEXTS:
    print(f"{text!r:36} {told(text)}")
