# An interpreter that calls itself for each call of its guest: from trace to trace, with exceptions, deep recursion and generators on the way.
import sys
import traceback

from sidewinder import JitDriver

driver = JitDriver(greens=["pc", "code"], reds=["n", "stack"])


class GuestError(Exception):
    pass


def interpret(code, n):
    pc = 0
    stack = []
    while True:
        driver.jit_merge_point(pc=pc, code=code, n=n, stack=stack)
        op, arg = code[pc]
        pc += 1
        if op == "push":
            stack.append(arg)
        elif op == "n":
            stack.append(n)
        elif op == "set":
            n = stack.pop()
        elif op == "less":
            b = stack.pop()
            stack.append(stack.pop() < b)
        elif op == "sub":
            b = stack.pop()
            stack.append(stack.pop() - b)
        elif op == "add":
            b = stack.pop()
            stack.append(stack.pop() + b)
        elif op == "unless":
            if not stack.pop():
                pc = arg
        elif op == "jump":
            back = arg < pc
            pc = arg
            if back:
                driver.can_enter_jit(pc=pc, code=code, n=n, stack=stack)
        elif op == "call":
            stack.append(interpret(FUNCTIONS[arg], stack.pop()))
        elif op == "try":
            try:
                stack.append(interpret(FUNCTIONS[arg], stack.pop()))
            except GuestError as error:
                stack.append(error.args[0])
        elif op == "raise":
            raise GuestError(stack.pop())
        elif op == "each":
            for item in items(FUNCTIONS[arg], stack.pop()):
                stack.append(item)
                stack.append(stack.pop() + stack.pop())
        elif op == "return":
            return stack.pop()


def items(code, n):
    for k in range(n):
        yield interpret(code, k)


def code(*text):
    return tuple((op, int(arg) if arg.lstrip("-").isdigit() else arg) for op, arg in (part.split() for part in text))


FUNCTIONS = {
    "fib": code("n 0", "push 2", "less 0", "unless 6", "n 0", "return 0", "n 0", "push 1", "sub 0", "call fib", "n 0", "push 2", "sub 0", "call fib", "add 0", "return 0"),
    "even": code("n 0", "push 1", "less 0", "unless 6", "push 1", "return 0", "n 0", "push 1", "sub 0", "call odd", "return 0"),
    "odd": code("n 0", "push 1", "less 0", "unless 6", "push 0", "return 0", "n 0", "push 1", "sub 0", "call even", "return 0"),
    # Sums the numbers from n down in a loop of its own.
    "sum": code("push 0", "n 0", "unless 10", "n 0", "add 0", "n 0", "push 1", "sub 0", "set 0", "jump 1", "return 0"),
    "sums": code("push 0", "n 0", "unless 11", "n 0", "call sum", "add 0", "n 0", "push 1", "sub 0", "set 0", "jump 1", "return 0"),
    # Raises in the depth; every third call on the way catches.
    "fail": code("n 0", "push 1", "less 0", "unless 6", "push 7", "raise 0", "n 0", "push 1", "sub 0", "call fail", "return 0"),
    "caught": code("n 0", "try fail", "push 1", "add 0", "return 0"),
    "many": code("push 0", "n 0", "unless 13", "push 3", "call caught", "add 0", "n 0", "push 1", "sub 0", "set 0", "jump 1", "end 0", "end 0", "return 0"),
    "forever": code("n 0", "push 1", "add 0", "call forever", "return 0"),
    "each": code("push 0", "n 0", "each fib", "return 0"),
    # The argument is a string now and then: the sum goes through another path, or fails.
    "twice": code("n 0", "n 0", "add 0", "return 0"),
}


def run(name, n):
    return interpret(FUNCTIONS[name], n)


print(run("fib", 17))
print(run("even", 60), run("odd", 61), run("even", 91))
print(run("sum", 2000), run("sums", 60))
print([run("many", n) for n in (1, 2, 40)])
print(run("each", 13))
print([run("twice", x) for x in (1, "a", 2.5, [3], (4,), 1 << 61)] * 2)
for k in range(400):
    run("twice", k if k % 7 else str(k))
for x in (3, None, 4):
    try:
        print(run("twice", x))
    except TypeError as error:
        print(error, len(traceback.extract_tb(error.__traceback__)))

# Too deep, again and again, and from different depths.
for limit in (300, 500, 301):
    sys.setrecursionlimit(limit)
    try:
        run("forever", 0)
    except RecursionError as error:
        print(limit, error, len(traceback.extract_tb(error.__traceback__)))


def deeper(k):
    return deeper(k - 1) if k else run("forever", 0)


for k in (0, 3, 50):
    try:
        deeper(k)
    except RecursionError as error:
        names = [frame.name for frame in traceback.extract_tb(error.__traceback__)]
        print(k, error, len(names), names[-1])
sys.setrecursionlimit(1000)

# What raises in the depth tells of each frame on the way.
for k in range(60):
    try:
        run("fail", 8)
    except GuestError as error:
        frames = traceback.extract_tb(error.__traceback__)
        if k in (0, 59):
            print(error, [(frame.name, frame.lineno) for frame in frames])


# Code that is another each time, in a loop of the host.
def fresh(k):
    return code("n 0", f"push {k}", "add 0", "return 0")


total = 0
for k in range(700):
    total += interpret(fresh(k), k)
print(total)


# Something that the caller has made is changed in the depth; and the prologue does something that others see.
calls = []
counter = JitDriver(greens=["pc", "code"], reds=["log", "n"])


def counting(code, n, log):
    pc = 0
    log.append(n)
    while True:
        counter.jit_merge_point(pc=pc, code=code, log=log, n=n)
        op = code[pc]
        pc += 1
        if op == "down":
            n -= 1
        elif op == "again":
            if n > 0:
                log[0] += counting(code, n - 2, log)
        elif op == "depth":
            calls.append(sys._getframe(1).f_code.co_name) if n == 5 else None
        else:
            return n


for k in range(200):
    log = [0]
    counting(("down", "again", "depth", "end"), k % 17, log)
    if k % 40 == 16:
        print(log)
print(len(calls), calls[-3:])
