# What is missing at the end of a line.
def told(source):
    try:
        compile(source, "<told>", "exec")
    except SyntaxError as e:
        return f"{type(e).__name__}: {e.msg} {e.lineno}:{e.offset}-{e.end_lineno}:{e.end_offset} {e.text!r}"
    return "fine"


TEXTS = [
    'x = 5 if y else',
    'print(f"{x}" "abc" y)',
    '"abc" "def" x',
    'x = "abc" y',
    'import a; import b c',
    'from a import b; c d',
    'for i in range(3) print(i)',
    'while True print(1)',
    'if True print(1)',
    'def f() return 1',
    'if x = 3:',
    'if (x = 3):',
    'if x == 3 = y:',
    'a = 3 = b',
    'a = b + 1 = c',
    'a = f() = c',
    'x = {**a, b}',
    'x = {a: 1, **b, c}',
    'x = {a, **b}',
    'a, b = 1, 2 = c',
    'with open(x) as f, open(y) as g',
    'for x in range(10):',
    '\tpass',
    'x = "\\N{LATIN SMALL LETTER A"',
    "x = 'it's'",
    'x = "say "hi""',
    'def f(x):\n    return x\n  y = 1',
    '"""doc""" x',
]
for text in TEXTS:
    print(f"{text!r:36} {told(text)}")
