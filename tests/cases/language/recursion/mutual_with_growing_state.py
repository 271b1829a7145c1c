# Recursions met by the JIT: Ackermann, hanoi with state, permutations by swaps, N queens, flood fill, memo tables, CPS and trampolines, parsers, deep ones caught.
import sys
def ack(m, n): return n + 1 if m == 0 else ack(m - 1, 1) if n == 0 else ack(m - 1, ack(m, n - 1))
print([ack(m, n) for m in range(3) for n in range(6)])
moves = []
def hanoi(n, a, b, c):
    if n:
        hanoi(n - 1, a, c, b); c.append(a.pop()); moves.append(len(c)); hanoi(n - 1, b, a, c)
pegs = [list(range(8, 0, -1)), [], []]; hanoi(8, *pegs); print(pegs, len(moves), sum(moves))
def perms(a, k=0):
    if k == len(a): yield tuple(a); return
    for i in range(k, len(a)):
        a[k], a[i] = a[i], a[k]
        yield from perms(a, k + 1)
        a[k], a[i] = a[i], a[k]
print(sum(p[0] * p[-1] for p in perms([1, 2, 3, 4, 5])), next(perms("ab".split("x") * 2)))
def queens(n, row=0, cols=0, d1=0, d2=0):
    if row == n: return 1
    return sum(queens(n, row + 1, cols | 1 << c, d1 | 1 << row + c, d2 | 1 << row - c + n) for c in range(n) if not (cols >> c & 1 or d1 >> row + c & 1 or d2 >> row - c + n & 1))
print([queens(n) for n in range(1, 7)])
grid = [list(r) for r in ("..#..", ".##..", "#...#", "..#..")]
def fill(x, y, ch):
    if not (0 <= y < len(grid) and 0 <= x < len(grid[0])) or grid[y][x] != ".": return 0
    grid[y][x] = ch
    return 1 + fill(x + 1, y, ch) + fill(x - 1, y, ch) + fill(x, y + 1, ch) + fill(x, y - 1, ch)
print([fill(x, y, "abcdef"[x]) for y in range(4) for x in range(5) if grid[y][x] == "."], "".join(map("".join, grid)))
memo = {}
def ways(n, coins=(1, 5, 10, 25)):
    if n == 0: return 1
    if n < 0 or not coins: return 0
    if (n, coins) not in memo: memo[n, coins] = ways(n - coins[-1], coins) + ways(n, coins[:-1])
    return memo[n, coins]
print(ways(100), len(memo))
def cps(n, k): return (lambda: k(1)) if n < 2 else (lambda: cps(n - 1, lambda v: lambda: k(v * n)))
def trampoline(t):
    while callable(t): t = t()
    return t
print(trampoline(cps(30, lambda v: v)), len(str(trampoline(cps(300, lambda v: v)))))
def depth(n): return 1 + depth(n + 1)
def limited(limit):
    old = sys.getrecursionlimit(); sys.setrecursionlimit(limit)
    try: return depth(0)
    except RecursionError as e: return str(e)
    finally: sys.setrecursionlimit(old)
print(limited(120), limited(300))
class Tree:
    def __init__(self, v, *kids): self.v, self.kids = v, kids
    def total(self): return self.v + sum(k.total() for k in self.kids)
    def __eq__(self, o): return self.v == o.v and all(a == b for a, b in zip(self.kids, o.kids, strict=True))
    def map(self, f): return Tree(f(self.v), *[k.map(f) for k in self.kids])
    def __iter__(self):
        yield self.v
        for k in self.kids: yield from k
def build(d, w): return Tree(d, *[build(d - 1, w) for _ in range(w)] if d else ())
t = build(4, 3); print(t.total(), t == build(4, 3), t.map(str).v, sum(t), len(list(t.map(lambda v: v / 2))))
try: t == build(4, 2)
except ValueError as e: print(e)
def odd(n, acc): return acc if n == 0 else even(n - 1, acc + n if n < 40 else acc * 1.5)
def even(n, acc): return acc if n == 0 else odd(n - 1, acc + [0] if isinstance(acc, list) else acc + 1)
for i in range(60):
    try: r = odd(i, i if i < 50 else "x" if i < 55 else [1])
    except TypeError as e: r = str(e)
print(r, odd(39, 0), odd(80, 1))
