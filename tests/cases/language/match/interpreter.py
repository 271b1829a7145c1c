# A small interpreter over tuples and classes: what match is used for, long enough to be compiled.
class Num:
    __match_args__ = ("value",)

    def __init__(self, value):
        self.value = value


class Var:
    __match_args__ = ("name",)

    def __init__(self, name):
        self.name = name


class Bin:
    __match_args__ = ("op", "left", "right")

    def __init__(self, op, left, right):
        self.op, self.left, self.right = op, left, right


def evaluate(node, env):
    match node:
        case Num(value):
            return value
        case Var(name):
            return env[name]
        case Bin("+", left, right):
            return evaluate(left, env) + evaluate(right, env)
        case Bin("*", left, right):
            return evaluate(left, env) * evaluate(right, env)
        case Bin(op=op):
            raise ValueError(op)


tree = Bin("+", Bin("*", Var("x"), Num(3)), Bin("+", Num(1), Var("y")))
total = 0
for i in range(150):
    total += evaluate(tree, {"x": i, "y": 2})
print(total)
try:
    evaluate(Bin("-", Num(1), Num(2)), {})
except ValueError as e:
    print("no operator", e)


def run(program):
    stack, trace = [], []
    for instruction in program:
        match instruction:
            case ("push", int(n)):
                stack.append(n)
            case ("pop",):
                stack.pop()
            case ("add" | "sub" as op, ):
                b, a = stack.pop(), stack.pop()
                stack.append(a + b if op == "add" else a - b)
            case ("dup", times) if times > 0:
                stack.extend([stack[-1]] * times)
            case [name, *arguments]:
                trace.append((name, arguments))
    return stack, trace


program = []
for i in range(40):
    program += [("push", i), ("push", i * i), ("add",), ("dup", i % 3), ("call", i, "x"), ["pop"], ("sub",)]
print(run([("push", 10000)] * 50 + program)[0][:5], len(run([("push", 5)] * 50 + program)[1]))
