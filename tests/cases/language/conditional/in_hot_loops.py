# Conditional expressions whose branches have different types, side effects and calls, in hot loops.
def pick(i): return i if i % 3 else float(i) if i % 2 else str(i) if i % 5 else None if i % 7 else [i]
out = {}
for i in range(210):
    v = pick(i); out[type(v).__name__] = out.get(type(v).__name__, 0) + 1
print(out)
log = []
def say(x): log.append(x); return x
total = 0
for i in range(100):
    total += say(1) if i % 2 else say(2.5) if i % 3 else say(4 if i < 50 else 8)
    total += (len if i % 4 else abs)([1] * (i % 3) if i % 4 else -i)
    (log if i % 10 else []).append(0)
    a, b = (i, 1) if i & 1 else (1, i)
    total += a - b if a > b else b - a if a else 0
    x = [i][0] if (y := i % 5) > 2 else y and -y or 99
    total += x
print(total, len(log), sum(log[-20:]))
print([("fizz" if not i % 3 else "") + ("buzz" if not i % 5 else "") or i for i in range(1, 16)], (lambda n: "neg" if n < 0 else "zero" if not n else "pos")(-0.0), [x if x else y if y else "none" for x, y in ((0, 0), (1, 0), (0, 2))])
sign = lambda x: (x > 0) - (x < 0)
print([sign(v) for v in (3, -2.5, 0, -0.0, 2 ** 70, True)], sum(sign(i - 50) * i for i in range(101)), max((x if x % 7 else -x for x in range(50)), default=0))
d = {True: "t", False: "f"}
print([d[bool(v)] if v is not None else "n" for v in (0, 1, "", "x", None, [], 0.0)], *(i if i % 2 else -i for i in range(5)), {("a" if i else "b"): i for i in range(3)}, (1 if 0 else 2, 3 if 1 else 4), -1 if 0 else +1, not 1 if 1 else 2)
