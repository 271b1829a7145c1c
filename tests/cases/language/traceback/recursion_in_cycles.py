# exit: 1
# Which lines are folded: three repeated, more than three, cycles of two, a recursion through two lines of one function.
import traceback
def straight(n):
    return straight(n - 1) if n else 1 // 0
def two_lines(n):
    if n % 2:
        return two_lines(n - 1)
    if n == 0: raise ValueError("end")
    return two_lines(n - 1)
def shown(f, *a):
    try: f(*a)
    except Exception as e: return [l for l in traceback.format_exception(e) if "shown" not in l]
for n in range(8):
    print(n, sum("straight" in l and "line 7" in l for l in shown(straight, n)), [l.strip() for l in shown(straight, n) if "repeated" in l])
print(len(shown(two_lines, 20)), any("repeated" in l for l in shown(two_lines, 20)))
class Node:
    def __init__(self, kid): self.kid = kid
    def __len__(self): return len(self.kid) + 1
    def depth(self): return self.kid.depth() + 1
    def __getattr__(self, name): return getattr(self.kid, name)
chain = None
for i in range(12): chain = Node(chain)
print([l.strip() for l in shown(lambda: chain.nothing) if "repeated" in l])
print([l.strip() for l in shown(len, chain) if "repeated" in l])
for i in range(60):
    try: straight(i % 9)
    except ZeroDivisionError: pass
def gen(n):
    if n: yield from gen(n - 1)
    raise RuntimeError("deep in generators")
for i in range(10):
    try: list(gen(i))
    except RuntimeError: pass
list(gen(9))
