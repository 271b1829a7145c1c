# What a guest's loop writes to memory all the same: a field that a call may look at, and items at an index that is no constant. The report says so.

from sidewinder import JitDriver, dont_look_inside


class Frame:
    def __init__(self, left):
        self.left = left
        self.count = 0
        self.sp = 0
        self.stack = [0] * 8


driver = JitDriver(greens=["pc", "code"], reds=["frame"], virtualizables=["frame"])
known = []


@dont_look_inside
def looked():
    return known[0].count & 1


def run(code, frame):
    pc = 0
    while True:
        driver.jit_merge_point(pc=pc, code=code, frame=frame)
        op = code[pc]
        pc += 1
        if op == "count":
            frame.count = frame.count + 1
        elif op == "look":
            frame.left = frame.left - looked()
        elif op == "push":
            frame.stack[frame.sp] = frame.left
            frame.sp = (frame.sp + 1) & 7
        elif op == "down":
            frame.left = frame.left - 1
        elif op == "again":
            if frame.left > 0:
                pc = 0
                driver.can_enter_jit(pc=pc, code=code)
        else:
            return


for code in ("count", "look", "down", "again", "end"), ("push", "down", "again", "end"), ("count", "down", "again", "end"):
    frame = Frame(5000)
    known[:] = [frame]
    run(code, frame)
    print(frame.left, frame.count, frame.sp, frame.stack)
