# Keywords in calls that are none, and arguments without a comma.
def told(source):
    try:
        compile(source, "<told>", "exec")
    except SyntaxError as e:
        return f"{type(e).__name__}: {e.msg} {e.lineno}:{e.offset}-{e.end_lineno}:{e.end_offset} {e.text!r}"
    return "fine"


TEXTS = [
    'f(a=x for x in y)',
    'f(a, b, a=1 b=2)',
    'f(a b)',
    'f(a, b c)',
    'f(a=)',
    'f(a=, b)',
    'f(*)',
    'f(**)',
    'f(*a=1)',
    'f(**a=1)',
    'f(a, b=c d)',
    'for __debug__ in x: pass',
]
for text in TEXTS:
    print(f"{text!r:36} {told(text)}")
