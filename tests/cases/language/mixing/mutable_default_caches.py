# Recursion with default mutable caches, shared by calls, replaced late, of lists, dicts and functions.
def fib(n, memo={0: 0, 1: 1}):
    if n not in memo: memo[n] = fib(n - 1) + fib(n - 2)
    return memo[n]
print(fib(30), fib(100), len(fib.__defaults__[0]))
s = 0
for i in range(150):
    s += fib(i % 40)
    if i == 120: fib.__defaults__ = ({0: 0.5, 1: 1},)
    if i == 140: fib.__defaults__[0].clear(); fib.__defaults__[0].update({0: 2, 1: 1})
print(s, fib(10), type(fib(5)).__name__)
def push(v, out=[]):
    out.append(v)
    return out
for i in range(100):
    r = push(i) if i % 10 else push(i, [])
print(len(push('end')), r is push.__defaults__[0], push(1, None or []))
def counter(step=1, state=[0]):
    state[0] += step
    return state[0]
vals = [counter(1 if i != 90 else 2**62) for i in range(100)]
print(vals[88:93], counter(0.5))
def later(x, cache={}, key=lambda v: v % 7):
    k = key(x)
    try: return cache[k]
    except KeyError:
        cache[k] = f'{x}'
        return cache[k]
print([later(i) for i in range(20)], later(3, key=lambda v: -v), later(3, {}), sorted(later.__defaults__[0]))
def depth(n, seen=set(), *, top=[0]):
    seen.add(n)
    top[0] = max(top[0], n)
    return n if n <= 0 else depth(n - 2) + depth(n - 3) if n < 12 else depth(n - 10)
print(sum(depth(i) for i in range(60)), sorted(depth.__defaults__[0])[:5], depth.__kwdefaults__)
depth.__kwdefaults__['top'] = ['x']
try: depth(1)
except TypeError as e: print(e)
depth.__kwdefaults__ = None
try: depth(1)
except TypeError as e: print(e)
class Node:
    def __init__(self, v, kids=[]): self.v, self.kids = v, kids
    def add(self, k): self.kids.append(k); return self
a, b = Node(1), Node(2, [])
a.add('shared'); b.add('own')
print(Node(3).kids, b.kids, a.kids is Node(9).kids)
def make(n, acc=None):
    acc = [] if acc is None else acc
    acc.append(n)
    return acc if n == 0 else make(n - 1, acc)
out = [len(make(i % 12)) for i in range(120)]
print(sum(out), make(3), make(2, ['a']))
def g(x=(n := 5), y=[i for i in range(n)]): return x, y
n = 100
print(g(), g(1), g.__defaults__[1] is g()[1])
