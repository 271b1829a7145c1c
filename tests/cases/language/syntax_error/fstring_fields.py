# Fields of f-strings that do not end, or are empty.
def told(source):
    try:
        compile(source, "<told>", "exec")
    except SyntaxError as e:
        return f"{type(e).__name__}: {e.msg} {e.lineno}:{e.offset}-{e.end_lineno}:{e.end_offset} {e.text!r}"
    return "fine"


TEXTS = [
    'f"{a',
    'f"{"',
    'f"}"',
    'f"{}"',
    'f"{ }"',
    'f"{a b}"',
    'f"{a!}"',
    'f"{a!x}"',
    'f"{a!rx}"',
    'f"{a!r"',
    'f"{a:{b}"',
    'f"{a:{b:{c}}}"',
    'f"{a:{b:{c:d}}}"',
    'f"{a\\b}"',
]
for text in TEXTS:
    print(f"{text!r:36} {told(text)}")
