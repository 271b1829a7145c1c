# The frame of a guest was seen by others before its loop: its attributes are in registers in the body, which writes nothing to memory.

from sidewinder import JitDriver


class Frame:
    def __init__(self, total, left):
        self.total = total
        self.left = left
        self.count = 0


driver = JitDriver(greens=["pc", "code"], reds=["frame"], virtualizables=["frame"])
known = []


def run(code, frame):
    pc = 0
    while True:
        driver.jit_merge_point(pc=pc, code=code, frame=frame)  # jit: body.operations=9 body.writes=0 body.allocations=0 body.residual_calls=0
        op = code[pc]
        pc += 1
        if op == "add":
            frame.total = frame.total + 3
        elif op == "count":
            frame.count = frame.count + 1
        elif op == "down":
            frame.left = frame.left - 1
        elif op == "again":
            if frame.left > 0:
                pc = 0
                driver.can_enter_jit(pc=pc, code=code)
        else:
            return


frame = Frame(0, 5000)
known.append(frame)
run(("add", "count", "down", "again", "end"), frame)
print(known[0].total, known[0].left, known[0].count)
# The numbers grow out of the small ones in mid-loop.
frame = Frame((1 << 62) - 9001, 5000)
known.append(frame)
run(("add", "count", "down", "again", "end"), frame)
print(known[1].total, known[1].left, known[1].count)
