# Generator expressions, stars and keywords that do not go together in a call.
def told(source):
    try:
        compile(source, "<told>", "exec")
    except SyntaxError as e:
        return f"{type(e).__name__}: {e.msg} {e.lineno}:{e.offset}-{e.end_lineno}:{e.end_offset} {e.text!r}"
    return "fine"


TEXTS = [
    'f(x for x in y, 1)',
    'f(x, y for y in z)',
    'f(x, y for y in z, 1)',
    'f(a=b, c for c in d)',
    'f(a=1, 2)',
    'f(**a, 2)',
    'f(a.b=1)',
    'f(a[0]=1)',
    'f(a()=1)',
    'f(True=1)',
    'f(None=1)',
    'f(False=2)',
    'f(1=2)',
    'f("a"=2)',
    'f(a+b=2)',
    'f(lambda x: x = 1)',
    'f(x for x in y = 1)',
]
for text in TEXTS:
    print(f"{text!r:36} {told(text)}")
