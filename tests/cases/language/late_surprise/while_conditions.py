# while loops whose condition changes kind: int, float, list, object, walrus, chained and short-circuit.
class Truth:
    def __init__(self, n): self.n = n
    def __bool__(self): self.n -= 1; return self.n > 0
class Sized:
    def __init__(self, n): self.n = n
    def __len__(self): self.n -= 1; return max(self.n, 0)
def spin(c, step, limit=200):
    n = 0
    while c and n < limit: c = step(n, c); n += 1
    return n, c if isinstance(c, (int, float, str, list)) else type(c).__name__
print(spin(150, lambda n, c: c - 1), spin(10, lambda n, c: c - 1 if n < 5 else c - 0.5), spin(3, lambda n, c: c << 1 if n < 80 else c >> 2), spin([1] * 120, lambda n, c: c[1:]),
      spin('abc' * 40, lambda n, c: c[:-1] if n != 100 else 0.0), spin(Truth(130), lambda n, c: c), spin(Sized(140), lambda n, c: c), spin(5, lambda n, c: None if n == 110 else c), spin(1, lambda n, c: Truth(20) if n == 100 else c))
i = 0
while (k := i * i) < 10**4 or i == 100 or (i > 100 and i % 7): i += 1
print(i, k)
i = j = n = 0
while 0 <= i < 100 > j and not (i == 90 and j):
    i, j = j + 1, i
    n += 1
print(i, j, n)
x, seen = 1, []
while True:
    x = x * 3 % 1009
    if x in seen: break
    seen.append(x)
    if len(seen) == 120: x = 2**70
else: print('never')
print(len(seen), x, seen[-1])
it = iter(range(130))
while (v := next(it, None)) is not None:
    if v % 2: continue
    if v > 120: break
else: v = 'exhausted'
print(v, next(it))
n = 0
while n < 100:
    n += 1
    while n % 10:
        n += 1
        if n == 57: break
    else: continue
    n += 100
print(n)
for bad in (lambda: spin(3, lambda n, c: 'x' - 1), lambda: spin(1, lambda n, c: type('B', (), {'__bool__': lambda s: 5})())):
    try: bad()
    except TypeError as e: print(e)
