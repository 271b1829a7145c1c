# Frames of a guest whose attributes go round its loops in registers: whoever looks finds what should be there.

from sidewinder import JitDriver, dont_look_inside


class Frame:
    def __init__(self, a, b, left, other):
        self.a = a
        self.b = b
        self.left = left
        self.other = other


class Box:
    def __init__(self, value):
        self.value = value


driver = JitDriver(greens=["pc", "code"], reds=["frame", "seen"], virtualizables=["frame"])


@dont_look_inside
def look(frame):
    return frame.a * 1000 + frame.left


@dont_look_inside
def change(frame):
    frame.a = frame.a + 1
    frame.b = Box(frame.b.value + 1) if type(frame.b) is Box else frame.b


def run(code, frame):
    pc = 0
    seen = 0
    while True:
        driver.jit_merge_point(pc=pc, code=code, frame=frame, seen=seen)
        op, n = code[pc]
        pc += 1
        if op == "add":
            frame.a = frame.a + n
        elif op == "box":
            frame.b = Box(frame.b.value + frame.a)
        elif op == "down":
            frame.left = frame.left - 1
        elif op == "other":
            # It may be the frame itself.
            frame.other.a = frame.other.a + n
        elif op == "readother":
            seen = seen + frame.other.a
        elif op == "look":
            if frame.left % n == 0:
                seen = seen + look(frame)
        elif op == "change":
            if frame.left % n == 0:
                change(frame)
        elif op == "raise":
            if frame.left % n == 0:
                try:
                    frame.a = frame.a + 1
                    raise ValueError(frame.a)
                except ValueError as error:
                    seen = seen + error.args[0]
        elif op == "swap":
            frame, frame.other.other = frame.other, frame
        elif op == "again":
            if frame.left > 0:
                pc = n
                driver.can_enter_jit(pc=pc, code=code)
        else:
            return frame, seen


def new(left, aliased):
    frame = Frame(0, Box(0), left, None)
    frame.other = frame if aliased else Frame(5, Box(7), left, frame)
    return frame


programs = [
    [("add", 3), ("down", 0), ("again", 0), ("end", 0)],
    [("add", 3), ("box", 0), ("down", 0), ("again", 0), ("end", 0)],
    [("add", 1), ("other", 2), ("readother", 0), ("down", 0), ("again", 0), ("end", 0)],
    [("other", 2), ("add", 1), ("box", 0), ("down", 0), ("again", 0), ("end", 0)],
    [("add", 1), ("look", 7), ("down", 0), ("again", 0), ("end", 0)],
    [("add", 1), ("look", 1), ("down", 0), ("again", 0), ("end", 0)],
    [("box", 0), ("change", 5), ("add", 1), ("down", 0), ("again", 0), ("end", 0)],
    [("add", 2), ("raise", 3), ("down", 0), ("again", 0), ("end", 0)],
    [("add", 2), ("down", 0), ("swap", 0), ("again", 0), ("end", 0)],
    [("add", 2), ("down", 0), ("other", 1), ("swap", 0), ("swap", 0), ("again", 0), ("end", 0)],
]
kept = []
for program in programs:
    code = tuple(program)
    for aliased in (False, True):
        frame = new(3000, aliased)
        kept.append(frame)
        last, seen = run(code, frame)
        print(frame.a, frame.b.value, frame.left, frame.other.a, frame.other.left, last is frame, seen)
# A float, a string and a big int come where an int was.
for start in (0.5, 1 << 61, -(1 << 62)):
    frame = new(2500, False)
    kept.append(frame)
    run(tuple(programs[0]), frame)
    frame.a, frame.left = start, 2500
    run(tuple(programs[0]), frame)
    print(frame.a, frame.left)
