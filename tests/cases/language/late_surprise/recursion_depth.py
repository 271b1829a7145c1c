# Recursion in a loop is shallow until one late round goes deep, or past the limit.
import sys
def depth(n): return 0 if n == 0 else 1 + depth(n - 1)
s, errors = 0, []
for i in range(120):
    try: s += depth(i % 6 if i not in (100, 110) else 400 if i == 100 else 10**5)
    except RecursionError as e: errors.append((i, str(e)))
print(s, errors)
def even(n): return True if n == 0 else odd(n - 1)
def odd(n): return False if n == 0 else even(n - 1)
print(sum(even(i % 40) for i in range(150)), even(300))
class Tree:
    def __init__(self, *kids): self.kids = kids
    def size(self): return 1 + sum(k.size() for k in self.kids)
    def __len__(self): return 1 + max(map(len, self.kids), default=0)
chain = Tree()
for i in range(60): chain = Tree(chain, Tree()) if i % 10 == 0 else Tree(chain)
print(chain.size(), len(chain))
loop = Tree()
loop.kids = (loop,)
for t in (chain, loop):
    try: print(t.size())
    except RecursionError as e: print('RecursionError')
class Self:
    def __getattr__(self, name): return getattr(self, name + 'x')
    def __repr__(self): return f'{self!r}'
    def __eq__(self, o): return self == o
for f in (lambda: Self().a, lambda: repr(Self()), lambda: Self() == 1):
    try: f()
    except RecursionError as e: print(str(e)[:32])
def ack(m, n): return n + 1 if m == 0 else ack(m - 1, 1) if n == 0 else ack(m - 1, ack(m, n - 1))
print([ack(m, n) for m in range(3) for n in range(5)])
old = sys.getrecursionlimit()
sys.setrecursionlimit(200)
hits = 0
for i in range(110):
    try: depth(20 if i != 105 else 500)
    except RecursionError: hits += 1
sys.setrecursionlimit(old)
print(hits, depth(450), old)
def clean(n, out):
    try: return clean(n - 1, out) if n else out.missing
    except AttributeError:
        out.append(n)
        raise
    finally: out.append(-n)
o = []
for i in range(30):
    try: clean(5, o)
    except AttributeError as e: last = e
print(len(o), o[:12], last)
