# An interpreter that runs short programs in a loop of the host: the guest is part of that loop, and comes to its end in it.

from sidewinder import JitDriver

driver = JitDriver(greens=["pc", "code"], reds=["acc", "stack"])


def calculate(code, x):
    pc = acc = 0
    stack = []
    while True:
        driver.jit_merge_point(pc=pc, code=code, acc=acc, stack=stack)
        op = code[pc]
        pc += 1
        if op == "x":
            stack.append(x)
        elif op == "+":
            acc += stack.pop()
        elif op == "-":
            acc -= stack.pop()
        elif op == "2":
            stack.append(2)
        else:
            return acc


def run(n, code):
    total = 0
    for i in range(n):  # jit: body.operations=16 body.guards=8 body.allocations=0 body.residual_calls=0
        total += calculate(code, i)
        if i == 3500:
            code = "x-2+."
        elif i == 3600:
            total += calculate(code, 0.5)
    return total


print(run(4000, "x+2-x+."))
