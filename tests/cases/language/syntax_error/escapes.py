# Escapes that are none, and prefixes that do not mix.
def told(source):
    try:
        compile(source, "<told>", "exec")
    except SyntaxError as e:
        return f"{type(e).__name__}: {e.msg} {e.lineno}:{e.offset}-{e.end_lineno}:{e.end_offset} {e.text!r}"
    return "fine"


TEXTS = [
    '"\\x1"',
    '"\\xzz"',
    '"\\u12"',
    '"\\U12345"',
    '"\\U00110000"',
    '"\\N{foo}"',
    '"\\N{foo"',
    '"\\N"',
    'b"\\x1"',
    'b"\\xz"',
    '"a" b"b"',
    'b"a" "b"',
    'f"a" b"b"',
    'u"a" b"a"',
    'ub"a"',
    'fb"a"',
]
for text in TEXTS:
    print(f"{text!r:36} {told(text)}")
