# An interpreter for a register language with all four hints: what people write for a tracing JIT.

from sidewinder import dont_look_inside, elidable, promote, unroll_safe


class Program:
    def __init__(self, text):
        self.ops = tuple([tuple(line.split()) for line in text.strip().splitlines()])
        self.labels = {op[1]: i for i, op in enumerate(self.ops) if op[0] == "label"}

    @elidable
    def op(self, pc):
        return self.ops[pc]

    @elidable
    def target(self, label):
        return self.labels[label]


class Frame:
    def __init__(self, names):
        self.slots = [0] * len(names)
        self.names = names

    @unroll_safe
    def slot(self, name):
        for i, n in enumerate(self.names):
            if n == name:
                return i
        raise KeyError(name)


@dont_look_inside
def report(out, value):
    out.append(value)


def value(frame, word):
    return int(word) if word.lstrip("-").isdigit() else frame.slots[frame.slot(word)]


def run(program, frame):
    pc = 0
    steps = 0
    out = []
    while pc < len(program.ops):
        pc = promote(pc)
        op = program.op(pc)
        kind = op[0]
        steps += 1
        pc += 1
        if kind == "set":
            frame.slots[frame.slot(op[1])] = value(frame, op[2])
        elif kind == "add":
            frame.slots[frame.slot(op[1])] += value(frame, op[2])
        elif kind == "mul":
            frame.slots[frame.slot(op[1])] *= value(frame, op[2])
        elif kind == "less":
            if value(frame, op[1]) < value(frame, op[2]):
                pc = program.target(op[3])
        elif kind == "print":
            report(out, value(frame, op[1]))
    return out, steps


source = """
set i 0
set s 0
set p 1
label top
add s i
mul p 3
add i 1
less i 150 top
print s
print p
"""
out, steps = run(Program(source), Frame(("i", "s", "p")))
print(out[0], out[1] == 3**150, steps)
try:
    run(Program("set q 1"), Frame(("a",)))
except KeyError as e:
    print("KeyError", e)
