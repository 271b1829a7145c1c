# A guest's number grows out of the small ones, on the way to a loop that has it in a register: what the iteration did is done once.

from sidewinder import JitDriver


class Frame:
    def __init__(self, total, left):
        self.total = total
        self.left = left


driver = JitDriver(greens=["pc", "code"], reds=["frame"], virtualizables=["frame"])
known = []
seen = [0]


def run(code, frame):
    pc = 0
    while True:
        driver.jit_merge_point(pc=pc, code=code, frame=frame)
        op = code[pc]
        pc += 1
        if op == "add":
            frame.total = frame.total + 3
        elif op == "see":
            seen[0] += 1
        elif op == "down":
            frame.left = frame.left - 1
        elif op == "again":
            if frame.left > 0:
                pc = 0
                driver.can_enter_jit(pc=pc, code=code)
        else:
            return


for start in (0, (1 << 62) - 901, (1 << 62) - 500, 1 << 70, 5):
    frame = Frame(start, 500)
    known.append(frame)
    seen[0] = 0
    run(("add", "see", "down", "again", "end"), frame)
    print(known[-1].total, known[-1].left, seen[0])
