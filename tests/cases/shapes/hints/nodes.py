# An interpreter that walks a tree: what its nodes have in their attributes was never replaced, so it is constant where the node is. Of all the nodes nothing is left in the loop.

from sidewinder import JitDriver, unroll_safe


class Number:
    def __init__(self, value):
        self.value = value

    def of(self, frame):
        return self.value


class Variable:
    def __init__(self, name):
        self.name = name

    def of(self, frame):
        return frame[self.name]


class Binary:
    def __init__(self, operator, left, right):
        self.operator = operator
        self.left = left
        self.right = right

    def of(self, frame):
        left = self.left.of(frame)
        right = self.right.of(frame)
        if self.operator == "+":
            return left + right
        if self.operator == "*":
            return left * right
        return left < right


class Assign:
    def __init__(self, name, value):
        self.name = name
        self.value = value

    def run(self, frame):
        frame[self.name] = self.value.of(frame)


class Block:
    def __init__(self, *parts):
        self.parts = parts

    @unroll_safe
    def run(self, frame):
        for part in self.parts:
            part.run(frame)


driver = JitDriver(greens=["node"], reds=["frame"], virtualizables=["frame"])


class While:
    def __init__(self, test, body):
        self.test = test
        self.body = body

    def run(self, frame):
        node = self
        while True:
            driver.jit_merge_point(node=node, frame=frame)  # jit: body.operations=12 body.guards=7 body.writes=0 body.allocations=0 body.residual_calls=0
            if not node.test.of(frame):
                return
            node.body.run(frame)


class Turn:
    """Changes the program while it runs."""

    def __init__(self, at, change):
        self.at = at
        self.change = change

    def run(self, frame):
        if frame[0] == self.at:
            self.change()


step = Number(3)
scale = Binary("*", Variable(0), step)


def program(at, change):
    # i = 0; total = 0; while i < 4000: total = total + i * 3; i = i + 1
    total = Assign(1, Binary("+", Variable(1), scale))
    count = Assign(0, Binary("+", Variable(0), Number(1)))
    return While(Binary("<", Variable(0), Number(4000)), Block(total, count, Turn(at, change)))


def another_number():
    step.value = 5


def another_operator():
    scale.operator = "+"


def gone_and_back():
    # The node is of the class and the shape that it was, and has something else there.
    del step.value
    step.value = 7


def through_its_dict():
    vars(step)["value"] = 11


def by_name():
    setattr(step, "value", 13)


def plainly():
    object.__setattr__(scale, "left", Number(2))


for change in (another_number, another_operator, gone_and_back, by_name, plainly, through_its_dict):
    step = Number(3)
    scale = Binary("*", Variable(0), step)
    frame = [0, 0]
    program(3000, change).run(frame)
    print(change.__name__, frame)
