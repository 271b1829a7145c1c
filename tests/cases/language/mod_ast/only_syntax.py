# What ast.parse refuses is only what the grammar refuses.
import ast

fine = ["return 1", "yield x", "break", "continue", "def f(a, a): pass", "nonlocal x", "await x", "x = 1\nglobal x"]
for source in fine:
    print(source.replace("\n", ";"), "->", type(ast.parse(source).body[0]).__name__)
for source in ["1 = x", "f() = 1", "def", "x +", "(a, b", "del f()", "x: int: str", "class", "for x y", "a b", "if x", "'abc", "f(a=1, 2)"]:
    try:
        ast.parse(source)
    except SyntaxError as error:
        print(source, "->", error.msg, error.lineno, error.offset)
caught = 0
for round in range(50):
    try:
        ast.parse("x = (" + "1," * round)
    except SyntaxError:
        caught += 1
print(caught)
