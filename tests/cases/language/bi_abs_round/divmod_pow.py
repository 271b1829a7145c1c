# divmod() and pow(): signs, three arguments, inverses, floats, reflected methods.
def t(f, *a, **k):
    try: return repr(f(*a, **k))
    except Exception as e: return f"{type(e).__name__}: {e}"
for a in (7, -7, 7.5, -7.5, True, 2**70, -2**70):
    print([t(divmod, a, b) for b in (2, -2, 2.5, 0, 0.0, 2**65, float("inf"), -float("inf"))])
for args in ((2, 10), (2, -2), (0, 0), (0, -1), (0.0, -1), (-8, 1/3), (-8.0, 2), (2, 0.5), (2, 3, 5), (2, -1, 7), (3, -3, 11), (2, -1, 4), (2, 3, 0), (2, 3, 1), (-2, 3, 5), (2, 3, -5), (2.0, 3, 5), (2, 3.0, 5), (2, "a"), ("a", 2), (2, None), (2, 5, None), (10**20, 10**5, 10**9 + 7), (7, -10**3, 10**9 + 7), (1e200, 2), (1j, 2), (1j, 2, 3), (-1, 10**18 + 1), (1, -5), (-1, -5), (True, 5), (2, True, 2)):
    print(args, t(pow, *args)[:60])
print(t(pow, base=2, exp=5), t(pow, 2, exp=5, mod=7), t(pow, 2), t(pow, 2, 3, modulus=4), t(divmod, 1), t(divmod, 1, "a"), t(divmod, 1j, 2), t(divmod, [], 2))
class D:
    def __divmod__(self, o): return "dm", o
    def __rdivmod__(self, o): return "rdm", o
    def __pow__(self, o, m=None): return "pw", o, m
    def __rpow__(self, o, m=None): return "rpw", o, m
print(divmod(D(), 1), divmod(1, D()), pow(D(), 2), pow(D(), 2, 3), pow(2, D()), 2 ** D(), t(pow, 2, D(), 3), t(pow, 2, 3, D()))
total = 0
for i in range(1, 120):
    q, r = divmod(1000 - i * 17, i % 7 - 3 or 5)
    total += q * 3 + r + pow(i, 3, 101) + pow(3, -i, 101)
print(total)
