# ast.literal_eval: what it takes and what it refuses.
import ast

for text in ["1", "-1.5", "'a'", "b'x'", "(1, 2)", "[1, [2]]", "{1, 2}", "{'a': (None, True)}", "1+2j", "-3-4j", "set()", " 7", "...", "()", "{}"]:
    value = ast.literal_eval(text)
    print(repr(value), type(value).__name__)
for text in ["a", "f()", "1+1", "[x]", "{**{}}", "f''", "1 if 1 else 2", "lambda: 0", "not 1", "-'a'"]:
    try:
        print(ast.literal_eval(text))
    except ValueError as error:
        print(text, "->", str(error).split(" at 0x")[0].split("line")[0])
for text in ["1 +", "(", "'a"]:
    try:
        ast.literal_eval(text)
    except SyntaxError as error:
        print(type(error).__name__, error.msg)
total = 0
for round in range(80):
    total += sum(ast.literal_eval(f"[{round}, {-round}, (1, {round * 2})]")[2])
print(total)
