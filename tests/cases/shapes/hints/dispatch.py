# One machine, written in five styles: patterns, members of an enum in frozen dataclasses, a table of methods, a dictionary of functions, an object for each instruction. Of each the same is
# left: what the guest computes, and its stack and variables, which are lists that others may see.

from dataclasses import dataclass
from enum import Enum, IntEnum

from sidewinder import JitDriver


class Op(Enum):
    PUSH = 1
    ADD = 2
    LT = 3
    JNZ = 4
    LOAD = 5
    STORE = 6
    END = 7


class Code(IntEnum):
    PUSH = 1
    ADD = 2
    LT = 3
    JNZ = 4
    LOAD = 5
    STORE = 6
    END = 7


@dataclass(frozen=True)
class Instruction:
    op: Op
    arg: int


def by_patterns(code, vars):
    pc = 0
    stack = []
    while True:
        patterns.jit_merge_point(pc=pc, code=code, stack=stack, vars=vars)  # jit: body.operations=61 body.guards=16 body.allocations=0 body.residual_calls=0
        instruction = code[pc]
        pc += 1
        match instruction:
            case ("PUSH", n):
                stack.append(n)
            case ("ADD", _):
                b = stack.pop()
                stack.append(stack.pop() + b)
            case ("LT", _):
                b = stack.pop()
                stack.append(stack.pop() < b)
            case ("LOAD", n):
                stack.append(vars[n])
            case ("STORE", n):
                vars[n] = stack.pop()
            case ("JNZ", n):
                if stack.pop():
                    pc = n
                    patterns.can_enter_jit(pc=pc, code=code)
            case ("END", _):
                return vars[0]


def by_enum(code, vars):
    pc = 0
    stack = []
    while True:
        members.jit_merge_point(pc=pc, code=code, stack=stack, vars=vars)  # jit: body.operations=61 body.guards=16 body.allocations=0 body.residual_calls=0
        instruction = code[pc]
        op = instruction.op
        pc += 1
        if op is Op.PUSH:
            stack.append(instruction.arg)
        elif op is Op.ADD:
            b = stack.pop()
            stack.append(stack.pop() + b)
        elif op is Op.LT:
            b = stack.pop()
            stack.append(stack.pop() < b)
        elif op is Op.LOAD:
            stack.append(vars[instruction.arg])
        elif op is Op.STORE:
            vars[instruction.arg] = stack.pop()
        elif op is Op.JNZ:
            if stack.pop():
                pc = instruction.arg
                members.can_enter_jit(pc=pc, code=code)
        else:
            return vars[0]


class Machine:
    def __init__(self, code):
        self.code = bytes(op for op, _ in code)
        self.args = tuple(arg for _, arg in code)
        self.table = (None, self.push, self.add, self.lt, None, self.load, self.store)

    def push(self, stack, vars, n):
        stack.append(n)

    def add(self, stack, vars, n):
        b = stack.pop()
        stack.append(stack.pop() + b)

    def lt(self, stack, vars, n):
        b = stack.pop()
        stack.append(stack.pop() < b)

    def load(self, stack, vars, n):
        stack.append(vars[n])

    def store(self, stack, vars, n):
        vars[n] = stack.pop()


def by_table(machine, vars):
    pc = 0
    stack = []
    while True:
        table.jit_merge_point(pc=pc, machine=machine, stack=stack, vars=vars)  # jit: body.operations=61 body.guards=16 body.allocations=0 body.residual_calls=0
        op = machine.code[pc]
        arg = machine.args[pc]
        pc += 1
        if op == Code.JNZ:
            if stack.pop():
                pc = arg
                table.can_enter_jit(pc=pc, machine=machine)
        elif op == Code.END:
            return vars[0]
        else:
            machine.table[op](stack, vars, arg)


HANDLERS = {}


def handler(function):
    HANDLERS[function.__name__.upper()] = function
    return function


@handler
def push(stack, vars, n):
    stack.append(n)


@handler
def add(stack, vars, n):
    b = stack.pop()
    stack.append(stack.pop() + b)


@handler
def lt(stack, vars, n):
    b = stack.pop()
    stack.append(stack.pop() < b)


@handler
def load(stack, vars, n):
    stack.append(vars[n])


@handler
def store(stack, vars, n):
    vars[n] = stack.pop()


def by_dictionary(code, vars):
    pc = 0
    stack = []
    while True:
        dictionary.jit_merge_point(pc=pc, code=code, stack=stack, vars=vars)  # jit: body.operations=61 body.guards=16 body.allocations=0 body.residual_calls=0
        op, arg = code[pc]
        pc += 1
        if op == "JNZ":
            if stack.pop():
                pc = arg
                dictionary.can_enter_jit(pc=pc, code=code)
        elif op == "END":
            return vars[0]
        else:
            HANDLERS[op](stack, vars, arg)


class Node:
    def __init__(self, arg):
        self.arg = arg


class Push(Node):
    def run(self, stack, vars, pc):
        stack.append(self.arg)
        return pc


class Add(Node):
    def run(self, stack, vars, pc):
        b = stack.pop()
        stack.append(stack.pop() + b)
        return pc


class Lt(Node):
    def run(self, stack, vars, pc):
        b = stack.pop()
        stack.append(stack.pop() < b)
        return pc


class Load(Node):
    def run(self, stack, vars, pc):
        stack.append(vars[self.arg])
        return pc


class Store(Node):
    def run(self, stack, vars, pc):
        vars[self.arg] = stack.pop()
        return pc


class Jnz(Node):
    def run(self, stack, vars, pc):
        return self.arg if stack.pop() else pc


class End(Node):
    def run(self, stack, vars, pc):
        return -1


def by_objects(code, vars):
    pc = 0
    stack = []
    while pc >= 0:
        objects.jit_merge_point(pc=pc, code=code, stack=stack, vars=vars)  # jit: body.operations=61 body.guards=16 body.allocations=0 body.residual_calls=0
        pc = code[pc].run(stack, vars, pc + 1)
    return vars[0]


patterns = JitDriver(greens=["pc", "code"], reds=["stack", "vars"])
members = JitDriver(greens=["pc", "code"], reds=["stack", "vars"])
table = JitDriver(greens=["pc", "machine"], reds=["stack", "vars"])
dictionary = JitDriver(greens=["pc", "code"], reds=["stack", "vars"])
objects = JitDriver(greens=["pc", "code"], reds=["stack", "vars"])

# while i < 4000: s = s + i; i = i + 1
LOOP = (
    ("LOAD", 0), ("LOAD", 1), ("ADD", 0), ("STORE", 0),
    ("LOAD", 1), ("PUSH", 1), ("ADD", 0), ("STORE", 1),
    ("LOAD", 1), ("PUSH", 4000), ("LT", 0), ("JNZ", 0), ("END", 0),
)
instructions = tuple(Instruction(Op[op], arg) for op, arg in LOOP)
machine = Machine([(Code[op], arg) for op, arg in LOOP])
nodes = tuple({"PUSH": Push, "ADD": Add, "LT": Lt, "LOAD": Load, "STORE": Store, "JNZ": Jnz, "END": End}[op](arg) for op, arg in LOOP)
for start in (0, (1 << 62) - 4000000):
    # The sum grows out of the small ints in mid-loop, the second time.
    print(by_patterns(LOOP, [start, 0]), by_enum(instructions, [start, 0]), by_table(machine, [start, 0]))
    print(by_dictionary(LOOP, [start, 0]), by_objects(nodes, [start, 0]))
# An instruction is another one in mid-loop.
vars = [0, 0]


class Watch(Node):
    def run(self, stack, vars, pc):
        stack.append(vars[self.arg])
        if vars[1] == 3000:
            nodes[5].arg = 2
        return pc


nodes = (Watch(0), *nodes[1:])
print(by_objects(nodes, vars), vars)
