# Chained targets from left to right; augmented assignment calls __iadd__ and stores what it gives.
class L(list):
    def __iadd__(self, o): print("iadd"); return super().__iadd__(o)
a = b = c = []
a.append(1); print(a is b is c, c)
x = y = L([1]); x += [2]; print(x is y, y)
x = x + [3]; print(x is y, type(x).__name__)
class NoIn:
    def __init__(self, v): self.v = v
    def __add__(self, o): return NoIn(self.v + o)
    def __isub__(self, o): return "not even the class"
    def __imul__(self, o): return NotImplemented
    def __mul__(self, o): return NoIn(self.v * o)
    def __repr__(self): return f"N{self.v}"
n = m = NoIn(1); n += 5; print(n, m); n *= 3; print(n); n -= 1; print(n)
t = ([1], 2)
try: t[0] += [9]
except TypeError as e: print(e, t)
try: t[1] += 1
except TypeError as e: print(e)
s = "a"; s += "b"; s *= 3; print(s); d = {1: 2}; d |= [(3, 4)]; print(d); st = {1, 2, 3}; st -= {1}; st ^= {9}; st &= {2, 9}; print(sorted(st))
i = [0]; i[i[0]] = i[0] = 5
print(i)
class Count:
    gets = sets = 0
    def __getitem__(self, k): Count.gets += 1; return k
    def __setitem__(self, k, v): Count.sets += 1
    def __getattr__(self, k): Count.gets += 1; return 7
k = Count(); k[1] += 1; k["a"] += "b"; k.attr += 1; print(Count.gets, Count.sets, k.__dict__)
total = 0
for r in range(100):
    v = r if r < 30 else float(r) if r < 50 else [r] if r < 70 else 2 ** 62 + r
    w = v
    v += [1] if isinstance(v, list) else 1
    v *= 2
    total += (w is v) + (len(w) if isinstance(w, list) else 0)
print(total, v)
