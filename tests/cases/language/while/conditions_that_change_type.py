# while loops whose conditions are ints, floats, strings, lists, objects with __bool__ and __len__, iterators, walrus, chained and negated, changing while they run.
def countdown(x):
    steps = 0
    while x:
        steps += 1
        if steps > 60: return "stopped", steps
        if isinstance(x, (list, str, bytes, tuple)): x = x[1:]
        elif isinstance(x, dict): x.popitem()
        elif isinstance(x, set): x.pop()
        elif isinstance(x, float): x = round(x - 0.5, 1)
        elif isinstance(x, complex): x -= 1
        else: x -= 1
    return type(x).__name__, steps
print([countdown(v) for v in (5, 2.0, "abc", [1, 2], {1: 2, 3: 4}, {1, 2}, b"xy", (1,), 3 + 0j, True, None, 0.0, "", 2 ** 70, 2.3, range(0))])
class Fuse:
    def __init__(self, n): self.n, self.asked = n, 0
    def __bool__(self): self.asked += 1; self.n -= 1; return self.n >= 0
class Sized:
    def __init__(self, n): self.n = n
    def __len__(self): self.n -= 1; return max(self.n, 0)
def burn(f):
    k = 0
    while f: k += 1
    return k
print([burn(Fuse(n)) for n in (0, 1, 50)], burn(Sized(30)), burn(iter(())) if False else "-")
f, k = Fuse(300), 0
while f and (k := k + 1) < 250 or not f:
    if k == 100: f.n -= 50
    if k == 150: Fuse.__bool__ = lambda self: self.asked % 2 == 0
    if k > 150:
        f.asked += 1
        if k > 200: break
        k += 1
print(k, f.n, f.asked)
class Bad:
    def __init__(self): self.n = 0
    def __bool__(self):
        self.n += 1
        if self.n > 40: raise ValueError(f"asked {self.n}")
        return True if self.n < 30 else 1 if self.n == 99 else True
b, k = Bad(), 0
try:
    while b: k += 1
except ValueError as e: print(e, k)
class NotBool:
    def __init__(self): self.n = 0
    def __bool__(self): self.n += 1; return True if self.n < 30 else 1
k = 0
try:
    n = NotBool()
    while n: k += 1
except TypeError as e: print(e, k)
x, out = 0, []
while not x > 100:
    x += 1 if x < 20 else 2.5 if x < 60 else True
    if x == 60: x = 61
    if int(x) % 25 == 0: out.append(x)
else: out.append("else")
print(out, x)
i, stack = 0, [1]
while stack:
    i += 1; v = stack.pop()
    if i < 40: stack += [i, str(i)] if i % 5 == 0 else [i]
    if isinstance(v, str): stack = stack[1:] or ([v + "!"] if len(v) < 4 else [])
    while len(stack) > 6: del stack[0]
    if i > 120: break
else: print("emptied", end=" ")
print(i, v)
def nested(n):
    a = b = 0
    while a < n:
        a += 1; b = a
        while True:
            b = b * 3 + 1 if b % 2 else b // 2
            if b == 1: break
            if b > 10 ** 4: b = 1.0; break
            if a % 13 == 0 and b == 4: a += 0.5; continue
        else: return "never"
        if b == 1.0 and type(b) is float: a = int(a) + 1
        if a > n - 3: return a, b
    return "end", a, b
print([nested(n) for n in (3, 40, 80)])
lines = iter(["a=1", "# no", "", "b = 2", "quit", "c=3"]); env = {}
while (line := next(lines, None)) is not None and line != "quit":
    if not line or line[0] == "#": continue
    k, _, v = line.partition("="); env[k.strip()] = int(v)
print(env, line, list(lines))
lo, hi, steps = 0, 1000, 0
while hi - lo > (1 if steps < 12 else 0.001):
    mid = (lo + hi) // 2 if steps < 12 and hi - lo > 1 else (lo + hi) / 2
    lo, hi = (mid, hi) if mid * mid < 200000 else (lo, mid); steps += 1
    if hi - lo <= 1 and steps < 12: steps = 12
print(round(lo, 2), steps, type(lo).__name__)
total = 0
conds = [3, 2.0, "ab", [1], None, {1: 1}, 2 ** 62, (), Fuse(2), b"x"]
for r in range(200):
    c, guard = conds[r % 10 if r > 40 else r % 2], 0
    while c and guard < 5:
        guard += 1
        c = c[1:] if isinstance(c, (str, list, bytes)) else c - 1 if isinstance(c, (int, float)) else None
    total += guard * (r % 7)
while False: total = 0
while 0: pass
else: total += 1
while 1:
    total += 1
    try: break
    finally: total += 10
print(total)
