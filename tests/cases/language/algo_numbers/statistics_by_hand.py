# Running mean and variance, medians, modes, correlation, regression, histogram and percentiles by hand.
data, seed = [], 99
for i in range(120):
    seed = seed * 16807 % 2147483647
    data.append(seed % 1000 / 10 if i % 4 else seed % 100)
class Running:
    def __init__(self): self.n, self.mean, self.m2, self.lo, self.hi = 0, 0.0, 0.0, None, None
    def push(self, x):
        self.n += 1
        d = x - self.mean
        self.mean += d / self.n
        self.m2 += d * (x - self.mean)
        self.lo = x if self.lo is None or x < self.lo else self.lo
        self.hi = x if self.hi is None or x > self.hi else self.hi
    @property
    def sd(self):
        if self.n < 2: raise ValueError('needs two values')
        return (self.m2 / (self.n - 1)) ** 0.5
    def __add__(self, o):
        r = Running()
        r.n, d = self.n + o.n, o.mean - self.mean
        r.mean = self.mean + d * o.n / r.n
        r.m2 = self.m2 + o.m2 + d * d * self.n * o.n / r.n
        r.lo, r.hi = min(self.lo, o.lo), max(self.hi, o.hi)
        return r
whole, a, b = Running(), Running(), Running()
for i, x in enumerate(data): whole.push(x); (a if i < 50 else b).push(x)
c = a + b
print(f'{whole.mean:.6f} {whole.sd:.6f} {c.mean:.6f} {c.sd:.6f}', whole.lo, whole.hi, c.n, abs(whole.mean - sum(data) / 120) < 1e-9)
try: Running().sd
except ValueError as e: print(e)
whole.push(2**70)
print(whole.hi, f'{whole.mean:.4e}')
def quantile(xs, q):
    xs = sorted(xs)
    i = q * (len(xs) - 1)
    k = int(i)
    return xs[k] if k == i else xs[k] + (xs[k + 1] - xs[k]) * (i - k)
print([round(quantile(data, q / 4), 4) for q in range(5)], quantile([1, 2, 3, 4], 0.5), quantile([7], 0.3))
def modes(xs):
    count = {}
    for x in xs: count[x] = count.get(x, 0) + 1
    top = max(count.values())
    return [k for k, n in count.items() if n == top], top
print(modes([1, 2, 2.0, 3, 1, True]), modes('mississippi'), modes([int(x) // 10 for x in data]))
xs, ys = range(120), [3 * i - 7 + data[i] / 50 for i in range(120)]
mx, my = sum(xs) / 120, sum(ys) / 120
sxy, sxx, syy = sum((x - mx) * (y - my) for x, y in zip(xs, ys)), sum((x - mx) ** 2 for x in xs), sum((y - my) ** 2 for y in ys)
print(f'slope {sxy / sxx:.5f} at {my - sxy / sxx * mx:.5f} r {sxy / (sxx * syy) ** 0.5:.6f}')
bins = [0] * 10
for x in data: bins[min(9, int(x // 10))] += 1
for i, n in enumerate(bins): print(f'{i * 10:3}-{i * 10 + 9:<3} {"#" * n} {n / len(data):.1%}')
smooth, v = [], data[0]
for i, x in enumerate(data): v = 0.8 * v + 0.2 * (x if i != 110 else 1e6); smooth.append(round(v, 2))
print(smooth[:5], smooth[109:113], smooth[-1])
ranks = {x: (sorted(data).index(x) + 1 + len(data) - sorted(data, reverse=True).index(x)) / 2 for x in data[:6]}
print(ranks)
try: quantile([], 0.5)
except IndexError as e: print(e)
