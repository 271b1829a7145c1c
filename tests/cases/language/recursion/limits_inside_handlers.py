# RecursionError caught at many depths, in finally, with, generators, comparisons and constructors; state is whole after.
import sys
def depth(n=0):
    try: return depth(n + 1)
    except RecursionError: return n
d = depth(); print(d > 500, all(abs(depth() - d) < 5 for _ in range(5)))
def unwinding(n):
    log.append(n)
    try: unwinding(n + 1)
    finally: log.pop()
log = []
for _ in range(5):
    try: unwinding(0)
    except RecursionError: print(len(log), end=" ")
print()
class CM:
    inside = 0
    def __enter__(self): CM.inside += 1
    def __exit__(self, *a): CM.inside -= 1
def nest():
    with CM(): nest()
try: nest()
except RecursionError: print("balanced", CM.inside)
class Node:
    def __init__(self, d): self.child = Node(d + 1)
try: Node(0)
except RecursionError: print("constructor")
class Eq:
    def __eq__(self, o): return o == self
    def __hash__(self): return hash(self)
for f in (lambda: Eq() == Eq(), lambda: hash(Eq()), lambda: {Eq(): 1}):
    try: f()
    except RecursionError as e: print("compare", str(e)[:23])
def gen(n): yield from gen(n + 1)
try: list(gen(0))
except RecursionError: print("generator")
def mutual_a(n): return mutual_b(n + 1)
def mutual_b(n): return [mutual_a(n)][0]
total = 0
for i in range(12):
    try: mutual_a(0)
    except RecursionError as e: total += len(str(e)[:32])
print(total)
def ok(n): return 0 if n == 0 else 1 + ok(n - 1)
print([ok(n) for n in (1, 100, 900)], sum(ok(i % 50) for i in range(100)))
l = []
for i in range(400): l = [l]
print(len(repr(l)), l == l, repr(l)[:5])
