# := in comprehensions binds in the function around, in hot loops, with closures over what it binds.
def f(data):
    last = None
    out = [last := x for x in data if (y := x * 2) > 4]
    return out, last, y
print(f([1, 2, 3, 4]), f([0.5, 2 ** 62]))
def running(xs):
    total = 0
    return [total := total + x for x in xs], total
print(running(range(10)), running([0.5] * 4))
def closure(xs):
    fs = [(lambda: acc) for x in xs if (acc := x) is not None]
    return [g() for g in fs], acc
print(closure([1, 2, 3]))
def nested(n): return [[(deep := i * j) for j in range(3)] for i in range(n)], deep
print(nested(3))
def gen(xs): g = (seen := x for x in xs); return next(g), seen, list(g), seen
print(gen([7, 8, 9]))
out = []
for r in range(60):
    vals = [v for i in range(r % 6) if (v := i * r if r < 40 else i / (r or 1)) is not None]
    if any((hit := v) > 50 for v in vals): out.append(hit)
    while (k := len(out)) > 5: out.pop(0)
print(out, k, vals)
class C:
    a = (b := 5) + 1
    exec("c = [d := i for i in range(2)]")
print(C.a, C.b, C.c)
