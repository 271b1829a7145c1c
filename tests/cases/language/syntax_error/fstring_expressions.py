# Expressions of f-strings that are wrong in themselves.
def told(source):
    try:
        compile(source, "<told>", "exec")
    except SyntaxError as e:
        return f"{type(e).__name__}: {e.msg} {e.lineno}:{e.offset}-{e.end_lineno}:{e.end_offset} {e.text!r}"
    return "fine"


TEXTS = [
    'f"{1 +}"',
    'f"{1 + }"',
    'f"{if}"',
    'f"{None = 1}"',
    'f"{a := 1}"',
    'f"{a!r:}}"',
    'f"{a, b c}"',
    'f"{(}"',
    'f"{[}"',
    'f"{f\'{\'}"',
    'f"{\'a}"',
    'f"{\'\'\'a}"',
    'f"\\N{foo}"',
    'f"{a $ b}"',
    'f"{print x}"',
    'f"{def}"',
    'f"{await x}"',
    'f"{é b}"',
    'f"é{a b}"',
    'f"""\n{a b}\n"""',
    'x = f"abc {d e}" + 1',
]
for text in TEXTS:
    print(f"{text!r:36} {told(text)}")
