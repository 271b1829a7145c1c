# round(): halves go to even, digits below zero, ints of any size, errors.
def t(f, *a, **k):
    try: return repr(f(*a, **k))
    except Exception as e: return f"{type(e).__name__}: {e}"
print([round(x / 2) for x in range(-9, 10)])
print([round(x / 8, 2) for x in range(-9, 10)])
print([round(x, -1) for x in (5, 15, 25, 35, -5, -15, 14, 16, 10**20 + 5, 10**20 + 15)], [round(x, -2) for x in (50, 150, 250, 149, 151, -50, -150)])
print(round(1234567, -10), round(5, -1), round(6, -1), round(True, -1), round(2.675, 2), round(1e300, 2), round(1e16 + 2, -1), round(0.5, 0), round(1.5, 0), round(-0.4), repr(round(-0.4, 0)))
print(t(round, 1.5, None), t(round, 7, None), t(round, 7, 3), t(round, 2.5, ndigits=0), t(round, number=3.7), t(round, 1e308, -308), t(round, 1.7e308, -308), t(round, 1e-320, 320), t(round, 5e-324, 400))
for bad in (float("nan"), float("inf"), "a", None, 1j, []):
    print(t(round, bad), t(round, bad, 1))
print(t(round, 1.5, "a"), t(round, 1, 1.5), t(round), t(round, 1, 2, 3), t(round, 1.5, 10**30), t(round, 12, 10**30))
class R:
    def __round__(self, n="none"): return ("R", n)
class B:
    __round__ = None
print(round(R()), round(R(), 3), round(R(), None), t(round, B()), t(round, object()))
total = 0
for i in range(150):
    total += round(i * 0.37, 1) + round(i / 2) - round(i * 7, -1)
print(round(total, 6))
