# Lists of a guest's frame whose items go round its loops in registers: whoever looks finds what should be there.

from sidewinder import JitDriver, dont_look_inside


class Frame:
    def __init__(self, stack, locals):
        self.stack = stack
        self.locals = locals
        self.other = None


driver = JitDriver(greens=["pc", "code"], reds=["frame", "seen"], virtualizables=["frame"])
current = [None]


@dont_look_inside
def look():
    frame = current[0]
    return sum(frame.stack) * 1000 + sum(frame.locals)


@dont_look_inside
def change(n):
    frame = current[0]
    frame.stack[1] = frame.stack[1] + n


@dont_look_inside
def grow(n):
    current[0].stack.append(n)


@dont_look_inside
def shrink():
    frame = current[0]
    del frame.stack[3:]


def run(code, frame):
    pc = 0
    seen = 0
    current[0] = frame
    while True:
        driver.jit_merge_point(pc=pc, code=code, frame=frame, seen=seen)
        op, a, b = code[pc]
        pc += 1
        if op == "add":
            frame.stack[a] = frame.stack[a] + frame.stack[b]
        elif op == "addlocal":
            frame.locals[a] = frame.locals[a] + frame.stack[b]
        elif op == "addi":
            frame.stack[a] = frame.stack[a] + b
        elif op == "addilocal":
            frame.locals[a] = frame.locals[a] + b
        elif op == "get":
            frame.stack[a] = frame.locals[b]
        elif op == "put":
            frame.locals[a] = frame.stack[b]
        elif op == "index":
            # Where it reads is not known.
            seen = seen + frame.stack[frame.stack[a] % b]
        elif op == "setindex":
            at = frame.stack[a] % b + 1
            frame.stack[at] = frame.stack[at] + 1
        elif op == "look":
            if frame.stack[0] % a == 0:
                seen = seen + look()
        elif op == "change":
            if frame.stack[0] % a == 0:
                change(b)
        elif op == "replace":
            if frame.stack[0] % a == 0:
                frame.stack = list(frame.stack)
        elif op == "share":
            if frame.stack[0] % a == 0:
                frame.locals = frame.stack
        elif op == "part":
            if frame.stack[0] % a == 0:
                frame.locals = list(frame.locals)
        elif op == "swap":
            if frame.stack[0] % a == 0:
                frame.stack, frame.locals = frame.locals, frame.stack
                frame.stack[0], frame.locals[0] = frame.locals[0], frame.stack[0]
        elif op == "swapall":
            frame.stack, frame.locals = frame.locals, frame.stack
            frame.stack[0], frame.locals[0] = frame.locals[0], frame.stack[0]
        elif op == "grow":
            if frame.stack[0] % a == 0:
                grow(b)
        elif op == "append":
            if frame.stack[0] % a == 0:
                frame.stack.append(b)
        elif op == "shrink":
            if frame.stack[0] % a == 0:
                shrink()
        elif op == "pop":
            if frame.stack[0] % a == 0:
                seen = seen + frame.stack.pop() + len(frame.stack)
        elif op == "raise":
            if frame.stack[0] % a == 0:
                try:
                    frame.stack[1] = frame.stack[1] + 1
                    raise ValueError(frame.stack[1])
                except ValueError as error:
                    seen = seen + error.args[0]
        elif op == "tuple":
            if frame.stack[0] % a == 0:
                frame.locals = tuple(frame.locals) if type(frame.locals) is list else list(frame.locals)
        elif op == "sumlocals":
            for item in frame.locals:
                seen = seen + item
        elif op == "other":
            # It may be the stack itself.
            frame.other[a] = frame.other[a] + b
        elif op == "down":
            frame.stack[0] = frame.stack[0] - 1
        elif op == "again":
            if frame.stack[0] > 0:
                pc = a
                driver.can_enter_jit(pc=pc, code=code)
        else:
            return seen


end = [("down", 0, 0), ("again", 0, 0), ("end", 0, 0)]
programs = [
    [("add", 1, 0)],
    [("add", 1, 0), ("addlocal", 1, 0)],
    [("addi", 1, 3), ("put", 2, 1), ("addilocal", 2, 2), ("get", 3, 2)],
    [("add", 1, 0), ("index", 0, 4)],
    [("index", 0, 4), ("add", 1, 0)],
    [("add", 1, 0), ("setindex", 0, 3)],
    [("setindex", 0, 3), ("addi", 2, 1), ("addlocal", 2, 2)],
    [("addi", 1, 1), ("addilocal", 1, 1), ("look", 1, 0)],
    [("addi", 1, 1), ("addilocal", 1, 1), ("look", 7, 0)],
    [("addi", 1, 1), ("look", 7, 0), ("addilocal", 1, 1)],
    [("addi", 1, 1), ("addilocal", 1, 1), ("change", 5, 3)],
    [("addi", 1, 1), ("replace", 5, 3), ("addi", 2, 2), ("put", 1, 2)],
    [("addi", 1, 1), ("replace", 1, 3), ("addi", 2, 2), ("put", 1, 2)],
    [("addi", 1, 1), ("addilocal", 1, 2), ("share", 1000, 0)],
    [("addi", 1, 1), ("addilocal", 1, 2), ("share", 5, 0), ("part", 7, 0)],
    [("share", 1, 0), ("addi", 1, 1), ("addilocal", 1, 2)],
    [("addi", 1, 1), ("addilocal", 1, 2), ("swap", 6, 0)],
    [("addi", 1, 1), ("addilocal", 1, 2), ("swapall", 0, 0)],
    [("addi", 1, 1), ("addilocal", 1, 2), ("grow", 5, 9)],
    [("addi", 1, 1), ("append", 5, 9), ("addilocal", 1, 2)],
    [("addi", 1, 1), ("shrink", 1000, 0), ("addilocal", 1, 2)],
    [("addi", 3, 1), ("append", 2, 4), ("pop", 3, 0), ("addilocal", 1, 2)],
    [("addi", 1, 1), ("addilocal", 1, 2), ("raise", 3, 0)],
    [("addi", 1, 1), ("put", 1, 1), ("sumlocals", 0, 0)],
    [("addi", 1, 1), ("other", 1, 5), ("addilocal", 1, 2), ("other", 1, 1)],
    [("addilocal", 1, 2), ("tuple", 1500, 0), ("tuple", 1500, 0), ("addi", 1, 1)],
]
for program in programs:
    code = tuple(program + end)
    for shared in (0, 1, 2):
        stack = [3000, 1, 2, 3]
        frame = Frame(stack, stack if shared == 1 else [4, 5, 6])
        frame.other = stack if shared == 2 else [7, 8]
        seen = run(code, frame)
        print(program[0][0], shared, stack[:6], len(stack), frame.stack[:6], frame.locals[:6], frame.other[:6], seen)
# Other things come where ints were, and a list gets too short in mid-loop.
for start in (0.5, (1 << 62) - 1500, 1 << 70, "text"):
    code = tuple([("addi", 1, 1), ("addilocal", 2, 1)] + end)
    frame = Frame([3000, 1, 2, 3], [4, 5, 6])
    run(code, frame)
    frame.stack[0] = 3000
    frame.locals[2] = start
    try:
        run(code, frame)
    except TypeError as error:
        print(error)
    print(frame.stack, frame.locals)
frame = Frame([3000, 1, 2, 3, 4, 5], [4, 5, 6])
code = tuple([("addi", 4, 1), ("addi", 5, 1), ("shrink", 1000, 0)] + end)
try:
    run(code, frame)
except IndexError as error:
    print(error)
print(frame.stack, frame.locals)
