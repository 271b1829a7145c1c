# Recursion: mutual, through methods, generators, comprehensions, __getattr__, and its limit.
import sys
def even(n): return True if n == 0 else odd(n - 1)
def odd(n): return False if n == 0 else even(n - 1)
print(even(300), odd(301), even(301))
def ack(m, n): return n + 1 if m == 0 else ack(m - 1, 1) if n == 0 else ack(m - 1, ack(m, n - 1))
print(ack(2, 5))
def hanoi(n, a="a", b="b", c="c"): return 0 if n == 0 else hanoi(n - 1, a, c, b) + 1 + hanoi(n - 1, c, b, a)
print(hanoi(9))
def flat(x): return [v for s in x for v in flat(s)] if isinstance(x, list) else [x]
n = []
for i in range(60): n = [i, n] if i % 2 else [[n], float(i)]
print(sum(flat(n)))
def walk(t):
    if t:
        yield from walk(t[0]); yield t[1]; yield from walk(t[2])
def ins(t, v): return (None, v, None) if t is None else (ins(t[0], v), t[1], t[2]) if v < t[1] else (t[0], t[1], ins(t[2], v))
t = None
for i in range(80): t = ins(t, (i * 37) % 83 if i < 60 else (i * 37) % 83 + 0.5)
print(list(walk(t))[::11])
def count(n):
    try: return count(n + 1)
    except RecursionError as e: return n > 100, str(e)[:32]
print(count(0))
class R:
    def __getattr__(self, n): return getattr(self, n)
    def __repr__(self): return repr(self)
    def __eq__(self, o): return self == o
    def __len__(self): return len(self)
    def __call__(self): return self()
for f in (lambda: R().x, lambda: repr(R()), lambda: R() == 1, lambda: len(R()), lambda: R()()):
    try: f(); print("no")
    except RecursionError as e: print(str(e)[:32])
old = sys.getrecursionlimit(); sys.setrecursionlimit(200)
def depth(): return 1 + depth()
def measure(n=0):
    try: return measure(n + 1)
    except RecursionError: return n
print(150 < measure() < 200, [150 < measure() < 200 for _ in range(30)].count(True)); sys.setrecursionlimit(old)
def fib(n, memo={}): return memo.setdefault(n, n if n < 2 else fib(n - 1) + fib(n - 2)) if n not in memo else memo[n]
print(fib(200), fib(90))
