# Commas that are missing in displays.
def told(source):
    try:
        compile(source, "<told>", "exec")
    except SyntaxError as e:
        return f"{type(e).__name__}: {e.msg} {e.lineno}:{e.offset}-{e.end_lineno}:{e.end_offset} {e.text!r}"
    return "fine"


TEXTS = [
    'x = [a, b\nc]',
    'x = {a b: c}',
    "x = {'a': 1 'b': 2}",
    "x = {'a': 1, 'b' 2}",
    "x = {'a' 1}",
    "x = ('a' 1)",
    "x = ['a' 1]",
    'x = [1 2]',
    'x = [1, 2 3, 4]',
    'x = (1, 2 3)',
    "f('a' 1)",
    "f(a, 'b' c)",
]
for text in TEXTS:
    print(f"{text!r:36} {told(text)}")
