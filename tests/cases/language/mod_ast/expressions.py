# ast.parse of every kind of expression, with fields and places.
import ast

SOURCES = [
    "a and b or not c", "(x := 3) + 1", "a + b * -c ** 2 // d", "lambda a, /, b=1, *c, d=2, **e: a", "x if y else z", "{1: 2, **m, 'k': v}",
    "{1, 2, *s}", "[i for i in x if i if j]", "{k: v for k, v in x}", "(i async for i in x)", "await x", "(yield)", "(yield from x)",
    "a < b <= c is not d not in e", "f(a, *b, c=1, **d)", "f(i for i in x)", "f'{a!r:>{w}} {b=} t'", "'a' 'b'", "b'x'", "u'y'", "1.5j", "...", "None",
    "a.b.c", "a[1:2, ::3]", "a[b, *c]", "[*a, b]", "()", "(1,)", "0x_ff", "10**30",
]
for source in SOURCES:
    if "yield" in source or "await" in source or "async" in source:
        tree = ast.parse(f"async def f():\n    {source}" if "yield from" not in source else f"def f():\n    {source}")
    else:
        tree = ast.parse(source, mode="eval")
    print(source, "->", ast.dump(tree))
places = 0
for round in range(60):
    for node in ast.walk(ast.parse("total = sum(x * y for x, y in pairs)\nprint(f'{total:>10}')")):
        if hasattr(node, "lineno"):
            places += node.lineno * node.col_offset + node.end_col_offset
print(places)
