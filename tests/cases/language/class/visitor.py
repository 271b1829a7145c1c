# An expression tree evaluated by virtual methods, by isinstance chains and by a dispatch table.


class Node:
    pass


class Num(Node):
    def __init__(self, value):
        self.value = value

    def eval(self, env):
        return self.value

    def __str__(self):
        return str(self.value)


class Var(Node):
    def __init__(self, name):
        self.name = name

    def eval(self, env):
        return env[self.name]

    def __str__(self):
        return self.name


class Bin(Node):
    sign = "?"

    def __init__(self, left, right):
        self.left, self.right = left, right

    def eval(self, env):
        return self.apply(self.left.eval(env), self.right.eval(env))

    def __str__(self):
        return f"({self.left} {self.sign} {self.right})"


class Add(Bin):
    sign = "+"

    def apply(self, a, b):
        return a + b


class Mul(Bin):
    sign = "*"

    def apply(self, a, b):
        return a * b


def derive(node, name):
    if isinstance(node, Num):
        return Num(0)
    if isinstance(node, Var):
        return Num(1 if node.name == name else 0)
    if isinstance(node, Add):
        return Add(derive(node.left, name), derive(node.right, name))
    return Add(Mul(derive(node.left, name), node.right), Mul(node.left, derive(node.right, name)))


def simple(node):
    if not isinstance(node, Bin):
        return node
    a, b = simple(node.left), simple(node.right)
    if isinstance(a, Num) and isinstance(b, Num):
        return Num(node.apply(a.value, b.value))
    if isinstance(node, Mul):
        for x, y in ((a, b), (b, a)):
            if isinstance(x, Num) and x.value in (0, 1):
                return Num(0) if x.value == 0 else y
    if isinstance(node, Add):
        for x, y in ((a, b), (b, a)):
            if isinstance(x, Num) and x.value == 0:
                return y
    return type(node)(a, b)


table = {Num: lambda n, c: 1, Var: lambda n, c: 2, Add: lambda n, c: c(n.left) + c(n.right), Mul: lambda n, c: c(n.left) * c(n.right)}


def cost(node):
    return table[type(node)](node, cost)


x, y = Var("x"), Var("y")
e = Add(Mul(x, Mul(x, y)), Add(Mul(Num(3), x), Num(7)))
d = simple(derive(e, "x"))
print(e, "|", derive(Mul(x, x), "x"), "|", d, "|", cost(e), cost(d))
total = 0
for i in range(150):
    env = {"x": i, "y": i % 5 if i < 100 else i / 2}
    total += e.eval(env) - d.eval(env)
print(total)
try:
    e.eval({"x": 1})
except KeyError as error:
    print("KeyError", error)
