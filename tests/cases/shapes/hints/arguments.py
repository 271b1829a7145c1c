# An interpreter that hands over arguments in a loop of its own. A trace of the guest goes round it, as often as the call has arguments; where there are many, they have a trace of their own.

from sidewinder import JitDriver

driver = JitDriver(greens=["pc", "code"], reds=["r"], virtualizables=["r"])


def total(values):
    return values[0] + values[-1]


def run(code, r):
    pc = 0
    while True:
        driver.jit_merge_point(pc=pc, code=code, r=r)  # jit: body.operations=10 body.guards=6 body.allocations=0 body.residual_calls=0
        op, a, b = code[pc]
        pc += 1
        if op == "call":
            r[a] = total([r[k] for k in range(b)])
        elif op == "add":
            r[a] = r[a] + r[b]
        elif op == "again":
            if r[a] < r[b]:
                pc = 0
                driver.can_enter_jit(pc=pc, code=code)
        else:
            return r


# r4 = r0 + r2; r3 = r3 + r4; r0 = r0 + r1; again while r0 < r5
few = (("call", 4, 3), ("add", 3, 4), ("add", 0, 1), ("again", 0, 5), ("end", 0, 0))
print(run(few, [0, 1, 2, 0, 0, 5000]))
# The numbers grow out of the small ones in mid-loop.
print(run(few, [0, 1, 2, (1 << 62) - 9000, 0, 5000]))
many = (("call", 4, 40), ("add", 3, 4), ("add", 0, 1), ("again", 0, 5), ("end", 0, 0))
print(run(many, [0, 1, 2, 0, 0, 5000, *range(40)]))
