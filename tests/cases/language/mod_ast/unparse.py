# ast.unparse gives a text of the same tree.
import ast

sources = [
    "a if b else c", "(a, b)[0]", "not (a or b) and c", "-(-x) ** -y", "lambda x, *y, z=1: (yield)", "f'{x!r:>{y}}'", "x = y = (z := 1)", "a @ b % c",
    "print(*a, **b, end='')", "[a async for b in c]", "{**a, 'b': 1}", "x: int = 3", "with a as b, c: pass", "del (a), b[1:2]", "'\\n\"q\"'", "1e400", "(await x)",
]
for source in sources:
    wrapped = f"async def f():\n    {source}"
    tree = ast.parse(wrapped)
    text = ast.unparse(tree)
    again = ast.dump(ast.parse(text)) == ast.dump(tree)
    print(text.split("\n", 1)[1].strip(), again)
same = 0
for round in range(20):
    text = f"def f{round}(a, b={round}):\n    return a + b * {round}"
    same += ast.unparse(ast.parse(text)) == text
print(same)
