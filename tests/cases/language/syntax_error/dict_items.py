# Items of dictionaries without a key or a value.
def told(source):
    try:
        compile(source, "<told>", "exec")
    except SyntaxError as e:
        return f"{type(e).__name__}: {e.msg} {e.lineno}:{e.offset}-{e.end_lineno}:{e.end_offset} {e.text!r}"
    return "fine"


TEXTS = [
    '{1:2, 3:4, 5}',
    '{1, 2, 3: 4}',
    '{1:2, 3 4:5}',
    '{1: }',
    '{1: , 2: 3}',
    '{1:2, 3:}',
    '{1:2, 3: *4}',
    '{1: *2}',
    '{1: *2, 3: 4}',
    '{*a: 1}',
]
for text in TEXTS:
    print(f"{text!r:36} {told(text)}")
