"""tlc: a stack machine with boxed numbers, lists, and objects whose classes are told by maps."""

import sys

from sidewinder import JitDriver, elidable, promote, unroll_safe


class Int:
    def __init__(self, value):
        self.value = value

    def add(self, other):
        return Int(self.value + other.value)

    def sub(self, other):
        return Int(self.value - other.value)

    def mul(self, other):
        return Int(self.value * other.value)

    def less(self, other):
        return Int(int(self.value < other.value))

    def is_true(self):
        return self.value != 0

    def text(self):
        return str(self.value)


class Nil:
    def is_true(self):
        return False

    def add(self, other):
        return other

    def text(self):
        return "()"


class Cons:
    def __init__(self, car, cdr):
        self.car = car
        self.cdr = cdr

    def is_true(self):
        return True

    def add(self, other):
        return Cons(self.car, self.cdr.add(other))

    def text(self):
        return f"({self.car.text()} . {self.cdr.text()})"


class Map:
    """Which attribute is where: one object for all instances that were given the same attributes in the same order."""

    def __init__(self):
        self.places = {}
        self.others = {}

    @elidable
    def place(self, name):
        return self.places.get(name, -1)

    @elidable
    def with_attribute(self, name):
        if name not in self.others:
            new = self.others[name] = Map()
            new.places.update(self.places)
            new.places[name] = len(self.places)
        return self.others[name]


EMPTY = Map()


class Thing:
    def __init__(self):
        self.map = EMPTY
        self.storage = []

    def is_true(self):
        return True

    def get(self, name):
        return self.storage[promote(self.map).place(name)]

    def set(self, name, value):
        map = promote(self.map)
        place = map.place(name)
        if place < 0:
            self.map = map.with_attribute(name)
            self.storage.append(value)
        else:
            self.storage[place] = value

    def text(self):
        return "a thing"


def location(pc, code):
    op, operand = code[pc]
    return f"tlc@{pc} {op}" if operand is None else f"tlc@{pc} {op} {operand}"


driver = JitDriver(greens=["pc", "code"], reds=["stack", "calls"], get_printable_location=location)


@unroll_safe
def picked(stack, depth):
    while depth:
        stack = stack[1]
        depth -= 1
    return stack[0]


@unroll_safe
def replaced(stack, depth, value):
    above = None
    while depth:
        above = stack[0], above
        stack = stack[1]
        depth -= 1
    stack = value, stack[1]
    while above is not None:
        stack = above[0], stack
        above = above[1]
    return stack


def execute(code, write):
    """The stack is a chain of pairs: what a loop puts on it and takes off again is never made."""
    pc = 0
    stack = calls = None
    while True:
        driver.jit_merge_point(pc=pc, code=code, stack=stack, calls=calls)
        op, operand = code[pc]
        pc += 1
        target = None
        if op == "push":
            stack = Int(operand), stack
        elif op == "pick":
            stack = picked(stack, operand), stack
        elif op == "put":
            value, stack = stack
            stack = replaced(stack, operand, value)
        elif op == "pop":
            stack = stack[1]
        elif op == "add":
            b, (a, stack) = stack
            stack = a.add(b), stack
        elif op == "sub":
            b, (a, stack) = stack
            stack = a.sub(b), stack
        elif op == "mul":
            b, (a, stack) = stack
            stack = a.mul(b), stack
        elif op == "less":
            b, (a, stack) = stack
            stack = a.less(b), stack
        elif op == "jump":
            target = operand
        elif op == "branch":
            value, stack = stack
            if value.is_true():
                target = operand
        elif op == "call":
            calls = pc, calls
            target = operand
        elif op == "return":
            pc, calls = calls
        elif op == "nil":
            stack = Nil(), stack
        elif op == "cons":
            b, (a, stack) = stack
            stack = Cons(a, b), stack
        elif op == "car":
            stack = stack[0].car, stack[1]
        elif op == "cdr":
            stack = stack[0].cdr, stack[1]
        elif op == "new":
            stack = Thing(), stack
        elif op == "get":
            stack = stack[0].get(operand), stack[1]
        elif op == "set":
            value, (thing, stack) = stack
            thing.set(operand, value)
        elif op == "print":
            value, stack = stack
            write(value.text() + "\n")
        else:
            return
        if target is not None:
            is_back = target < pc
            pc = target
            if is_back:
                driver.can_enter_jit(pc=pc, code=code)


PLAIN = "pop add sub mul less return nil cons car cdr new print halt".split()
NUMBERED = "push pick put".split()
NAMED = "get set".split()
JUMPS = "jump branch call".split()


def assemble(text):
    """A line is an instruction with its operand, or a label with a colon; what follows a semicolon is a comment."""
    lines = [line.split(";")[0].split() for line in text.splitlines()]
    labels, found = {}, []
    for words in filter(None, lines):
        if words[0].endswith(":"):
            labels[words[0][:-1]] = len(found)
        else:
            found.append(words)
    code = []
    for op, *operands in found:
        if op in PLAIN and not operands:
            code.append((op, None))
        elif op in NUMBERED and len(operands) == 1:
            code.append((op, int(operands[0])))
        elif op in NAMED and len(operands) == 1:
            code.append((op, sys.intern(operands[0])))
        elif op in JUMPS and len(operands) == 1 and operands[0] in labels:
            code.append((op, labels[operands[0]]))
        else:
            sys.exit(f"tlc: this is no instruction: {op} {' '.join(operands)}")
    return tuple(code) + (("halt", None),)


def main(arguments):
    if len(arguments) != 2:
        sys.exit("usage: tlc.py PROGRAM.tlc")
    with open(arguments[1]) as file:
        execute(assemble(file.read()), sys.stdout.write)


if __name__ == "__main__":
    main(sys.argv)
