# ** binds tighter than unary on its left, looser on its right; results by the operands' types.
print(-2 ** 2, (-2) ** 2, 2 ** -1, 2 ** -2 ** 0, 2 ** 3 ** 2, -2 ** -2, ~2 ** 2, +-+2 ** 2, not 2 ** 0 - 1, 2 ** -0, 0 ** 0, 0.0 ** 0, 0 ** 0j if 0 else 1)
print((-8) ** (1 / 3), (-1) ** .5, (-2) ** 2.0, 4 ** .5, (-0.0) ** 3, (-0.0) ** -3 if 0 else "skip", 2 ** 0.5, 1 ** float("nan"), float("nan") ** 0, (-1) ** float("inf"), float("inf") ** -1, True ** True, False ** False, True ** -1)
for b, e in ((0, -1), (0.0, -1), (-0.0, -1), (0, -1.5), (0j, -1), (0j, 1j), (2, "a"), ("a", 2), ([], 2), (10.0, 400), (2.0, 1e10), (-1e200, 3), (2, 10 ** 400 if 0 else 1000.0), (2, None), (0j, 0), (1e200j, 2)):
    try: print(b, e, b ** e)
    except Exception as ex: print(type(ex).__name__, ex)
print(pow(2, 10, 1000), pow(3, -1, 7), pow(-3, 5, 7), pow(3, 5, -7), pow(0, 0, 1), pow(10, 100, 7), pow(2, 3, 1), pow(7, -2, 11))
for args in ((2, -1, 4), (2, 1, 0), (2.0, 1, 3), (2, 3.0, 5), (2, 3, None), ("a", 1, 2), (2, -1, 0), (1, 2, "3")):
    try: print(pow(*args))
    except Exception as ex: print(type(ex).__name__, ex)
class U:
    def __neg__(self): return "neg"
    def __pos__(self): return "pos"
    def __invert__(self): return "inv"
    def __pow__(self, o, m=None): return ("pow", o, m)
    def __rpow__(self, o, m=None): return ("rpow", o, m)
    def __ipow__(self, o): return ("ipow", o)
u = U()
print(-u, +u, ~u, -u * 2, u ** 2, 2 ** u, pow(u, 2, 3), pow(2, u) , (u ** u)[0], -u ** 1 if 0 else "", u.__pow__(1))
try: pow(2, u, 5)
except TypeError as ex: print(ex)
v = u; v **= 3; print(v)
for bad in (lambda: -"a", lambda: +[], lambda: ~1.5, lambda: ~"x", lambda: -None, lambda: +object, lambda: ~1j, lambda: -{}):
    try: bad()
    except TypeError as ex: print(ex)
x, total = 1, 0
for i in range(100):
    x = -x ** 3 if abs(x) < 10 ** 6 else -x % 1009 + 1
    y = (i - 50) ** (i % 5) if i % 7 else float(i) ** .5
    total += ~x + +y - -i
    total %= 2 ** 61 - 1 if i % 2 else 1e9
print(x, round(total, 4), ~True, -True, +False, -(-2 ** 63), -(2 ** 62), ~(2 ** 63), -(-4611686018427387904))
