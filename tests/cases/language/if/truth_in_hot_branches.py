# if, elif and else over values whose kind changes; conditions with side effects; nested ternaries.
class T:
    def __init__(self, t): self.t = t
    def __bool__(self): log.append(self.t); return bool(self.t)
class L:
    def __init__(self, n): self.n = n
    def __len__(self): return self.n
log = []
def kind(v):
    if not v: return "falsy"
    elif v is True: return "true"
    elif isinstance(v, str) and (n := len(v)) > 2: return f"str{n}"
    elif v == 1 or v == 2.5: return "one or so"
    elif isinstance(v, (list, tuple)) and v[0]: return kind(v[0]) + "!"
    else:
        if isinstance(v, L):
            if v.n > 3: return "long"
        elif isinstance(v, T): return "T"
    return "other"
vals = [0, 1, "", "abc", "a", [], [0], [1], (2.5, 0), True, False, None, T(1), T(0), L(0), L(2), L(5), 2.5, float("nan"), -0.0, 2 ** 64, 1j, b"", range(0), {}, {0}, [[["x"]]]]
print([kind(v) for v in vals], log)
count = {}
for i in range(300):
    v = vals[i * 7 % len(vals)] if i < 200 else vals[i % 3]
    k = kind(v); count[k] = count.get(k, 0) + 1
    if i == 100: L.__len__ = lambda self: 0
    if i == 150: T.__bool__ = lambda self: not self.t
print(count)
x = 5
if x > 3: y = "big"
if x > 4 and not (x > 5 or x < 0) and 3 < x <= 5 != 6: y += "!"
if (x, y) > (5, "a") and [x] != [5.1]: y += "?"
if x and y or undefined: y += "."
if 0 or not x: pass
elif x - 5: y += "never"
elif (z := x) == 5: y += str(z)
print(y, "a" if x else "b" if y else "c", ("p" if not x else "q"))
if 1: pass
elif undefined: pass
if None: a = 1
else: a = 2
if "": b = 1
elif []: b = 2
elif {}: b = 3
else: b = 4
print(a, b)
