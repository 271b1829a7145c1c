# Functions redefined, wrapped and deleted while callers of them are hot.
def f(x): return x + 1
def g(x): return f(x) * 2
def h(n): return sum(g(i) for i in range(n))
out = [h(10)]
old = f
def f(x): return old(x) + 0.5
out.append(h(10))
calls = 0
def wrap(fn):
    def w(x):
        global calls
        calls += 1
        return fn(x)
    return w
f = wrap(f); out.append(h(10))
g = wrap(g); out.append(h(10))
del f
try: h(5)
except NameError as e: out.append(str(e))
f = abs; out.append(h(10)); f = str
try: out.append(h(3))
except TypeError as e: out.append(str(e))
f = lambda x, y=3: x * y; out.append(h(10)); f = {i: -i for i in range(10)}.get; out.append(h(10))
class Callable:
    n = 0
    def __call__(self, x): self.n += x; return self.n
f = Callable(); out.append(h(10)); out.append(h(10)); Callable.__call__ = lambda self, x: 1; out.append(h(10))
print(out, calls)
total = 0
for i in range(120):
    if i % 30 == 0: exec(f"def k(x): return x + {i}")
    if i % 30 == 15: k = [int, float, bool, len][i // 30]
    try: total += k(i)
    except TypeError as e: total += len(str(e))
print(total)
def flip():
    global flip
    prev = flip
    def flip(): return 2
    return prev is not flip
print(flip(), flip(), [flip() for _ in range(20)] == [2] * 20)
