# A machine of registers with merge points: loops in loops, subroutines, a way out of a loop, with and without can_enter_jit.

from sidewinder import JitDriver

plain = JitDriver(greens=["pc", "code"], reds=["regs", "stack"])
told = JitDriver(
    greens=["pc", "code"],
    reds=["regs", "stack"],
    get_printable_location=lambda pc, code: f"{pc}: {code[pc][0]}",
)


def run(code, *regs):
    regs = list(regs) + [0] * 4
    stack = []
    pc = 0
    while True:
        plain.jit_merge_point(pc=pc, code=code, regs=regs, stack=stack)
        op, a, b = code[pc]
        pc += 1
        if op == "set":
            regs[a] = b
        elif op == "add":
            regs[a] += regs[b]
        elif op == "dec":
            regs[a] -= 1
        elif op == "loop":
            if regs[a] > 0:
                pc = b
        elif op == "skip":
            if regs[a] % 7 == 3:
                pc = b
        elif op == "call":
            stack.append(pc)
            pc = b
        elif op == "return":
            pc = stack.pop()
        else:
            return regs


def run_told(code, *regs):
    regs = list(regs) + [0] * 4
    stack = []
    pc = 0
    while True:
        told.jit_merge_point(pc=pc, code=code, regs=regs, stack=stack)
        op, a, b = code[pc]
        pc += 1
        if op == "set":
            regs[a] = b
        elif op == "add":
            regs[a] += regs[b]
        elif op == "dec":
            regs[a] -= 1
        elif op == "loop":
            if regs[a] > 0:
                pc = b
                told.can_enter_jit(pc=pc, code=code, regs=regs, stack=stack)
        elif op == "skip":
            if regs[a] % 7 == 3:
                pc = b
        elif op == "call":
            stack.append(pc)
            pc = b
        elif op == "return":
            pc = stack.pop()
        else:
            return regs


SUM = (("set", 2, 0), ("add", 2, 1), ("dec", 1, 0), ("loop", 1, 1), ("halt", 0, 0))
NESTED = (
    ("set", 1, 12),
    ("add", 2, 0),
    ("dec", 1, 0),
    ("loop", 1, 1),
    ("dec", 0, 0),
    ("loop", 0, 0),
    ("halt", 0, 0),
)
CALLS = (
    ("call", 0, 6),
    ("skip", 0, 3),
    ("call", 0, 6),
    ("dec", 0, 0),
    ("loop", 0, 0),
    ("halt", 0, 0),
    ("add", 3, 0),
    ("return", 0, 0),
)
for interpreter in run, run_told:
    print(interpreter(SUM, 0, 300), interpreter(NESTED, 40), interpreter(CALLS, 200))
    print(interpreter(CALLS, 2**70 - 2**70 + 90), interpreter(SUM, 2**62, 100))
    print(interpreter(SUM, 1.5, 100.0), [interpreter(SUM, 0, n)[2] for n in range(0, 60, 7)])
