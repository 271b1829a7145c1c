# The frame of a guest has a stack and locals, and was seen by others before its loop: the items of both lists are in registers in the body, which makes no tag and writes nothing to memory.

from sidewinder import JitDriver, promote


class Frame:
    def __init__(self, stack, locals):
        self.stack = stack
        self.locals = locals
        self.sp = 0


driver = JitDriver(greens=["pc", "code"], reds=["frame"], virtualizables=["frame"])
known = []


def run(code, frame):
    pc = 0
    while True:
        driver.jit_merge_point(pc=pc, code=code, frame=frame)  # jit: body.operations=7 body.guards=4 body.writes=0 body.boxings=0 body.allocations=0 body.residual_calls=0
        op, a = code[pc]
        pc += 1
        sp = promote(frame.sp)
        if op == "load":
            frame.stack[sp] = frame.locals[a]
            frame.sp = sp + 1
        elif op == "const":
            frame.stack[sp] = a
            frame.sp = sp + 1
        elif op == "add":
            frame.stack[sp - 2] = frame.stack[sp - 2] + frame.stack[sp - 1]
            frame.sp = sp - 1
        elif op == "store":
            frame.locals[a] = frame.stack[sp - 1]
            frame.sp = sp - 1
        elif op == "again":
            frame.sp = sp - 1
            if frame.stack[sp - 1] > 0:
                pc = a
                driver.can_enter_jit(pc=pc, code=code)
        else:
            return


# total += left; left -= 1
code = (
    ("load", 1), ("load", 0), ("add", 0), ("store", 1),
    ("load", 0), ("const", -1), ("add", 0), ("store", 0),
    ("load", 0), ("again", 0), ("end", 0),
)
for total in (0, (1 << 62) - 9000):
    # The numbers grow out of the small ones in mid-loop, the second time.
    frame = Frame([None] * 4, [5000, total])
    known.append(frame)
    run(code, frame)
    print(known[-1].stack, known[-1].locals, known[-1].sp)
