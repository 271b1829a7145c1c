# C3 linearization, cooperative super, mro() overridden, order changed by new bases.
class O:
    def f(self, log): log.append("O"); return log
def mk(name, *bases):
    def f(self, log): log.append(name); return super(cls, self).f(log)
    cls = type(name, bases, {"f": f}); return cls
A, B, C_, D, E = mk("A", O), mk("B", O), mk("C", O), mk("D", O), mk("E", O)
K1, K2, K3 = mk("K1", A, B, C_), mk("K2", D, B, E), mk("K3", D, A)
Z = mk("Z", K1, K2, K3)
print([c.__name__ for c in Z.__mro__], Z().f([]))
X, Y = mk("X", A, B), mk("Y", B, A)
try: type("Bad", (X, Y), {})
except TypeError as e: print(e)
try: type("Bad2", (O, A), {})
except TypeError as e: print(e)
class M(type):
    def mro(cls):
        r = super().mro()
        return r[:1] + r[1:][::-1] if len(r) > 3 and cls.__name__ == "W" else r
class P:
    n = "p"
class Q(P): n = "q"
W = None
try:
    W = M("W", (Q,), {}); print([c.__name__ for c in W.__mro__])
except TypeError as e: print(e)
total, z = 0, Z()
for i in range(90):
    if i == 30: A.f = lambda self, log: log + ["cut"]
    if i == 45: del A.f
    if i == 60: Z.__bases__ = (K3, K2)
    if i == 75: Z.f = O.f
    r = z.f([])
    total += len(r) * len(r[-1]) + ord(r[0][0])
print(total, [c.__name__ for c in Z.__mro__], z.f([]))
