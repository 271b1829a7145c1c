# An assignment where an expression stands.
def told(source):
    try:
        compile(source, "<told>", "exec")
    except SyntaxError as e:
        return f"{type(e).__name__}: {e.msg} {e.lineno}:{e.offset}-{e.end_lineno}:{e.end_offset} {e.text!r}"
    return "fine"


TEXTS = [
    'x = (y = 1)',
    'x = (y.z = 1)',
    '(a = b)',
    '(a.b = 1)',
    '[a = b]',
    '{a = b}',
    'if x = 1: pass',
    'if x.y = 1: pass',
    'if f() = 1: pass',
    'if x[0] = 1: pass',
    'if 1 = x: pass',
    'while x = 1: pass',
    'elif x: pass',
    'else: pass',
    'except: pass',
    'finally: pass',
]
for text in TEXTS:
    print(f"{text!r:36} {told(text)}")
