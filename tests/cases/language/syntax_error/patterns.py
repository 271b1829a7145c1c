# What is wrong with patterns.
def check(*cases):
    source = "match x:\n" + "".join(f"    case {case}:\n        pass\n" for case in cases)
    try:
        compile(source, "<match>", "exec")
        print("fine", cases)
    except SyntaxError as e:
        print(e.msg, e.lineno, e.offset, e.end_offset)


check("_", "1")
check("x", "1")
check("x if y", "1")
check("1 | _", "2")
check("_ | 1")
check("x | y")
check("[x, x]")
check("[*a, *b]")
check("{'a': 1, 'a': 2}")
check("C(a=1, a=2)")
check("[x] | [y]")
check("[x] | [x]")
check("(x, y) as x")
check("{'k': v, **v}")
check("x.y")
check("x.y.z | 'a' 'b'")
check("f'{x}'")
check("*x, y")
check("None | True | False")
check("(x as y)")
check("[(_)]", "2")
check("(_)", "2")
check("(x as y)", "2")
check("...")
match = case = 1
print(match, case)
