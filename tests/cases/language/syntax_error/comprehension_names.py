# Names that comprehensions do not bind.
def told(source):
    try:
        compile(source, "<told>", "exec")
    except SyntaxError as e:
        return f"{type(e).__name__}: {e.msg} {e.lineno}:{e.offset}-{e.end_lineno}:{e.end_offset} {e.text!r}"
    return "fine"


TEXTS = [
    '[x := 1 for x in y]',
    '[x for x in (y := z)]',
    '[y for x in z if (x := 1)]',
    '[[x := 1 for y in z] for x in w]',
    'class A: [x := 1 for y in z]',
    '[x for x in y if (z for z in (w := 1))]',
    '[(lambda: (x := 1)) for x in y]',
]
for text in TEXTS:
    print(f"{text!r:36} {told(text)}")
