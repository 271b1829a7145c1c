# The registers of a guest are a list that is virtualizable itself, beside a memory: they are in registers in the body, which writes one item of the memory and nothing else.

from sidewinder import JitDriver

driver = JitDriver(greens=["pc", "code"], reds=["r", "memory"], virtualizables=["r", "memory"])
known = []


def run(code, r, memory):
    pc = 0
    while True:
        driver.jit_merge_point(pc=pc, code=code, r=r, memory=memory)  # jit: body.operations=15 body.guards=6 body.writes=1 body.boxings=1 body.allocations=0 body.residual_calls=0
        op, a, b = code[pc]
        pc += 1
        if op == "set":
            r[a] = b
        elif op == "add":
            r[a] = r[a] + r[b]
        elif op == "load":
            r[a] = memory[r[b]]
        elif op == "store":
            memory[r[b]] = r[a]
        elif op == "count":
            r[a] = r[a] + b
        elif op == "less":
            if r[a] < b:
                pc = 1
                driver.can_enter_jit(pc=pc, code=code)
        else:
            return


code = (("set", 0, 0), ("load", 2, 0), ("add", 1, 2), ("store", 1, 0), ("count", 0, 1), ("less", 0, 3000), ("end", 0, 0))
for start in (0, (1 << 62) - 4000000):
    # The numbers grow out of the small ones in mid-loop, the second time.
    r, memory = [0, start, 0, 0], list(range(3000))
    known.append((r, memory))
    run(code, r, memory)
    print(r, memory[:3], memory[-3:], sum(memory))
# Registers and memory are one list, from the start or in mid-loop.
both = [0, 0, 0, 0] + [1] * 3000
run(code, both, both)
print(both[:6], both[-3:], sum(both))
