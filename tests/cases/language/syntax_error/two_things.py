# Two expressions side by side, print and exec of Python 2.
def told(source):
    try:
        compile(source, "<told>", "exec")
    except SyntaxError as e:
        return f"{type(e).__name__}: {e.msg} {e.lineno}:{e.offset}-{e.end_lineno}:{e.end_offset} {e.text!r}"
    return "fine"


TEXTS = [
    'a b',
    'a b c',
    'print a',
    'print "hello"',
    'print a, b',
    'print',
    'exec "x"',
    'exec a in b',
    'print(a b)',
    '(a b)',
    '[a b]',
]
for text in TEXTS:
    print(f"{text!r:36} {told(text)}")
