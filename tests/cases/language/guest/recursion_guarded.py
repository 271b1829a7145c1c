# A merge point in a try with a finally around it, in an interpreter that calls itself while it handles an exception.
import sys
from sidewinder import JitDriver

d2 = JitDriver(greens=["pc", "code"], reds=["n"])
log = []
def guarded(code, n):
    pc = 0
    total = 0
    try:
        while True:
            try:
                d2.jit_merge_point(pc=pc, code=code, n=n)
                op = code[pc]
                pc += 1
                if op == "c":
                    try:
                        if n: raise KeyError(n)
                    except KeyError as e:
                        total += guarded(code, n - 1) + e.args[0]
                        if n % 4 == 1 and sys.exc_info()[1] is not e: log.append("lost")
                elif op == "r" and n == 3:
                    raise ValueError(n)
                elif op == ".":
                    return total
            except ValueError as e:
                total += 100 + e.args[0]
                if sys.exc_info()[1] is not e: log.append("lost2")
    finally:
        log.append(n)
for k in range(200):
    x = guarded("cr.", k % 9)
print(x, len(log), log[-8:], sum(1 for l in log if type(l) is str), sys.exc_info())
