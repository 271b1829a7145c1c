"""A small language of classes and instances, in the clothes of Python: its objects have maps, its classes have versions."""

import ast
import sys

from sidewinder import JitDriver, elidable, promote, unroll_safe


class Map:
    """Which attribute is where, for all instances that were given the same attributes in the same order."""

    def __init__(self):
        self.indexes = {}
        self.others = {}

    @elidable
    def index(self, name):
        return self.indexes.get(name, -1)

    @elidable
    def with_attribute(self, name):
        if name not in self.others:
            new = self.others[name] = Map()
            new.indexes.update(self.indexes)
            new.indexes[name] = len(self.indexes)
        return self.others[name]


EMPTY = Map()


class Version:
    """What a class had at some time: what is found in a class is always the same for one of these."""


class Class:
    def __init__(self, name):
        self.name = name
        self.attributes = {}
        self.version = Version()

    def find(self, name):
        self = promote(self)
        found = self.find_at(name, promote(self.version))
        if found is None:
            raise GuestError(f"a {self.name} has no {name}")
        return found

    @elidable
    def find_at(self, name, version):
        return self.attributes.get(name)

    def change(self, name, value):
        self.attributes[name] = value
        self.version = Version()


class Instance:
    def __init__(self, cls):
        self.cls = cls
        self.map = EMPTY
        self.storage = []

    def get(self, name):
        index = promote(self.map).index(name)
        if index >= 0:
            return self.storage[index]
        return self.cls.find(name)

    def set(self, name, value):
        map = promote(self.map)
        index = map.index(name)
        if index >= 0:
            self.storage[index] = value
        else:
            self.map = map.with_attribute(name)
            self.storage.append(value)


class Method:
    """A function in a class: a tuple of instructions, how many arguments it takes and how many slots it uses."""

    def __init__(self, name, count, code, size):
        self.name = name
        self.parts = code, count, size


class Frame:
    """A call: its variables; who waits for the result, where, and for which slot."""

    def __init__(self, slots, back, place, target):
        self.slots = slots
        self.back = back
        self.place = place
        self.target = target


class GuestError(Exception):
    pass


def location(pc, code):
    op, *operands = code[pc]
    _, name, *_ = code[-1]
    return f"{name}@{pc} {op} {' '.join(show(operand) for operand in operands)}"


driver = JitDriver(greens=["pc", "code"], reds=["frame"], virtualizables=["frame"], get_printable_location=location)


@unroll_safe
def window(slots, start, count, size):
    """The slots of a callee: the arguments, and room."""
    fresh = [None] * size
    for k in range(count):
        fresh[k] = slots[start + k]
    return fresh


def execute(method, write):
    pc = 0
    code, _, size = method.parts
    frame = Frame([None] * size, None, None, 0)
    while True:
        driver.jit_merge_point(pc=pc, code=code, frame=frame)
        op, a, b, c = code[pc]
        pc += 1
        slots = frame.slots
        if op == "const":
            slots[a] = b
        elif op == "move":
            slots[a] = slots[b]
        elif op == "add":
            slots[a] = slots[b] + slots[c]
        elif op == "sub":
            slots[a] = slots[b] - slots[c]
        elif op == "mul":
            slots[a] = slots[b] * slots[c]
        elif op == "mod":
            slots[a] = slots[b] % slots[c]
        elif op == "less":
            slots[a] = slots[b] < slots[c]
        elif op == "equal":
            slots[a] = slots[b] == slots[c]
        elif op == "unless":
            if not slots[a]:
                pc = b
        elif op == "jump":
            is_back = a < pc
            pc = a
            if is_back:
                driver.can_enter_jit(pc=pc, code=code)
        elif op == "get":
            slots[a] = slots[b].get(c)
        elif op == "set":
            slots[a].set(b, slots[c])
        elif op == "new":
            slots[a] = Instance(b)
        elif op == "change":
            a.change(b, slots[c])
        elif op == "call":
            # The object and the arguments are in the slots from `b` on.
            callee = slots[b].get(c[0])
            if type(callee) is not Method:
                raise GuestError(f"{c[0]} is no method")
            place = pc, code
            code, count, size = promote(callee.parts)
            if count != c[1]:
                raise GuestError(f"{callee.name} takes {count - 1} arguments")
            frame = Frame(window(slots, b, count, size), frame, place, a)
            pc = 0
            if code is place[1]:
                # A method that calls itself is where the guest comes round, as a loop is.
                driver.can_enter_jit(pc=pc, code=code)
        elif op == "return":
            result = slots[a]
            back = frame.back
            if back is None:
                return
            pc, code = frame.place
            back.slots[frame.target] = result
            frame = back
        else:
            write(f"{show(slots[a])}\n")


def show(value):
    if isinstance(value, Instance):
        return f"a {value.cls.name}"
    return getattr(value, "name", None) or str(value)


OPERATORS = {ast.Add: "add", ast.Sub: "sub", ast.Mult: "mul", ast.Mod: "mod", ast.Lt: "less", ast.Eq: "equal"}


class Compiler:
    """From the tree of one function to instructions. A variable is a slot; what is being computed is in slots above."""

    def __init__(self, classes, names):
        self.classes = classes
        self.slots = {name: n for n, name in enumerate(names)}
        self.code = []
        self.top = self.size = len(names)

    def method(self, name, count, body):
        for part in body:
            for node in ast.walk(part):
                if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
                    self.slots.setdefault(node.id, len(self.slots))
        self.top = self.size = len(self.slots)
        self.statements(body)
        self.emit("const", self.fresh(), 0)
        self.emit("return", self.top - 1)
        self.emit("end", name)
        return Method(name, count, tuple(self.code), self.size)

    def fresh(self):
        self.top += 1
        self.size = max(self.size, self.top)
        return self.top - 1

    def emit(self, op, a=0, b=0, c=0):
        self.code.append((op, a, b, c))
        return len(self.code) - 1

    def patch(self, place, *operands):
        op, *known = self.code[place]
        self.code[place] = op, *operands, *known[len(operands) :]

    def statements(self, body):
        for part in body:
            top = self.top
            self.statement(part)
            self.top = top

    def statement(self, node):
        match node:
            case ast.Assign([ast.Name(name)], value):
                self.compute(value, self.slots[name])
            case ast.Assign([ast.Attribute(ast.Name(name), attribute)], value) if name in self.classes:
                self.emit("change", self.classes[name], attribute, self.value(value))
            case ast.Assign([ast.Attribute(object, attribute)], value):
                self.emit("set", self.value(object), sys.intern(attribute), self.value(value))
            case ast.While(test, body):
                start = len(self.code)
                test = self.value(test)
                leave = self.emit("unless", test)
                self.statements(body)
                self.emit("jump", start)
                self.patch(leave, test, len(self.code))
            case ast.If(test, body, other):
                test = self.value(test)
                skip = self.emit("unless", test)
                self.statements(body)
                over = self.emit("jump")
                self.patch(skip, test, len(self.code))
                self.statements(other)
                self.patch(over, len(self.code))
            case ast.Return(value):
                self.emit("return", self.value(value))
            case ast.Expr(ast.Call(ast.Name("print"), [value])):
                self.emit("print", self.value(value))
            case ast.Expr(value):
                self.value(value)
            case _:
                raise GuestError(f"line {node.lineno}: this is no statement of this language")

    def value(self, node):
        """The slot that has a value."""
        if isinstance(node, ast.Name) and node.id in self.slots:
            return self.slots[node.id]
        target = self.fresh()
        self.compute(node, target)
        return target

    def compute(self, node, target):
        match node:
            case ast.Constant(int(value)):
                self.emit("const", target, value)
            case ast.Name(name) if name in self.slots:
                self.emit("move", target, self.slots[name])
            case ast.BinOp(left, operator, right) | ast.Compare(left, [operator], [right]) if (
                type(operator) in OPERATORS
            ):
                self.emit(OPERATORS[type(operator)], target, self.value(left), self.value(right))
            case ast.Attribute(object, attribute):
                self.emit("get", target, self.value(object), sys.intern(attribute))
            case ast.Call(ast.Name(name), []) if name in self.classes:
                self.emit("new", target, self.classes[name])
            case ast.Call(ast.Attribute(object, attribute), arguments):
                window = [self.fresh() for _ in range(len(arguments) + 1)]
                for part, slot in zip([object, *arguments], window):
                    self.compute(part, slot)
                self.emit("call", target, window[0], (sys.intern(attribute), len(window)))
            case _:
                raise GuestError(f"line {node.lineno}: this is no expression of this language")


def compile_program(text):
    classes, body = {}, []
    for node in ast.parse(text).body:
        if not isinstance(node, ast.ClassDef):
            body.append(node)
            continue
        cls = classes[node.name] = Class(node.name)
        for part in node.body:
            match part:
                case ast.FunctionDef():
                    names = [parameter.arg for parameter in part.args.args]
                    method = Compiler(classes, names).method(f"{node.name}.{part.name}", len(names), part.body)
                    cls.change(part.name, method)
                case ast.Assign([ast.Name(name)], ast.Constant(value)):
                    cls.change(name, value)
                case _:
                    raise GuestError(f"line {part.lineno}: a class has methods and numbers")
    return Compiler(classes, []).method("main", 0, body)


def main(arguments):
    if len(arguments) != 2:
        sys.exit("usage: objects.py PROGRAM.obj")
    with open(arguments[1]) as file:
        execute(compile_program(file.read()), sys.stdout.write)


if __name__ == "__main__":
    main(sys.argv)
