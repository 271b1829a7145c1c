# An interpreter for a small stack machine: a while loop whose branches depend on data.


def run(code, limit=5000):
    stack = []
    variables = {}
    pc = steps = 0
    out = []
    while pc < len(code):
        steps += 1
        if steps > limit:
            return out, "limit"
        op, *args = code[pc]
        pc += 1
        if op == "push":
            stack.append(args[0])
        elif op == "load":
            stack.append(variables[args[0]])
        elif op == "store":
            variables[args[0]] = stack.pop()
        elif op == "add":
            stack.append(stack.pop() + stack.pop())
        elif op == "sub":
            b = stack.pop()
            stack.append(stack.pop() - b)
        elif op == "mul":
            stack.append(stack.pop() * stack.pop())
        elif op == "jump":
            pc = args[0]
        elif op == "zero":
            if stack.pop() == 0:
                pc = args[0]
        elif op == "print":
            out.append(stack.pop())
        else:
            raise ValueError("bad op " + op)
    return out, steps


factorial = [
    ("push", 1), ("store", "r"), ("load", "n"), ("zero", 13), ("load", "r"), ("load", "n"), ("mul",), ("store", "r"),
    ("load", "n"), ("push", 1), ("sub",), ("store", "n"), ("jump", 2), ("load", "r"), ("print",),
]
for n in (0, 5, 25):
    print(run([("push", n), ("store", "n")] + [(op, a[0] + 2) if op in ("jump", "zero") else (op, *a) for op, *a in factorial]))
print(run([("jump", 0)]), run([("push", "a"), ("push", "b"), ("add",), ("print",)]))
for bad in ([("pop",)], [("add",)], [("load", "x")]):
    try:
        run(bad)
    except (ValueError, IndexError, KeyError) as e:
        print(type(e).__name__, e)
