# Merge points where interpreters are: in a generator, in a try, in a closure, in a module's own loop, in a method, under recursion.

from sidewinder import JitDriver, isconstant, isvirtual, set_param, unroll_safe, we_are_jitted

driver = JitDriver(greens=["pc", "code"], reds=["acc"])


def steps(code, n):
    pc = acc = 0
    while n:
        driver.jit_merge_point(pc=pc, code=code, acc=acc)
        if code[pc] == "y":
            yield acc
        elif code[pc] == "+":
            acc += pc
        elif code[pc] == "j":
            pc = -1
            n -= 1
        pc += 1


print(sum(steps("++y+j", 100)), list(steps("+y+j", 5)))


def guarded(code, n):
    pc = acc = caught = 0
    try:
        while True:
            driver.jit_merge_point(pc=pc, code=code, acc=acc)
            try:
                op = code[pc]
                pc += 1
                if op == "/":
                    acc += 100 // (n % 5)
                elif op == "j":
                    n -= 1
                    if not n:
                        raise StopIteration(acc)
                    pc = 0
            except ZeroDivisionError:
                caught += 1
    except StopIteration as stop:
        return stop.value, caught
    finally:
        print("left", pc)


print(guarded("//j", 100))


def closed(code, n):
    pc = acc = 0

    def add(k):
        nonlocal acc
        acc += k + pc

    while n:
        driver.jit_merge_point(pc=pc, code=code, acc=acc)
        if code[pc] == "+":
            add(1)
            pc += 1
        else:
            n -= 1
            pc = 0
    return acc


print(closed("+++j", 100))


class Tower:
    driver = JitDriver(greens=["pc", "self"], reds=["depth"])

    def __init__(self, code):
        self.code = code
        self.calls = 0

    def run(self, depth):
        pc = 0
        while True:
            self.driver.jit_merge_point(pc=pc, self=self, depth=depth)
            op = self.code[pc]
            pc += 1
            if op == "c" and depth:
                self.calls += self.run(depth - 1) % 3
            elif op == "r":
                return pc + depth


tower = Tower("ccr")
print([tower.run(depth) for depth in range(7)], tower.calls)


@unroll_safe
def both(code, n):
    pc = 0
    while pc < len(code):
        driver.jit_merge_point(pc=pc, code=code, acc=n)
        n = n * 2 + (code[pc] == "+")
        pc += 1
        driver.can_enter_jit(pc=pc, code=code)
        n %= 1009
    return n


total = 0
for turn in range(120):
    total += both("+-+", turn)
print(total)

pc = acc = turns = 0
while turns < 100:
    driver.jit_merge_point(pc=pc, code="+j", acc=acc)
    if "+j"[pc] == "+":
        acc += turns
        pc += 1
    else:
        pc = 0
        turns += 1
print(acc)
set_param(driver, "trace_limit", 5000)
set_param(None, "threshold", 50)
if we_are_jitted() or isconstant(acc) or isvirtual([acc]):
    print("only a trace knows")


def answers(n):
    wrong = 0
    for i in range(n):
        pair = [i, i]
        wrong += (isvirtual(pair) and not we_are_jitted()) + (isconstant(n) and not we_are_jitted())
        wrong += pair[0] - i
    return wrong


print(answers(300))
