# int(), float(), complex(), bool(), str() of each other's results and of own classes, in loops.
class N:
    def __init__(self, v): self.v = v
    def __int__(self): return self.v
    def __float__(self): return float(self.v) + 0.5
    def __index__(self): return self.v + 1
    def __str__(self): return str(self.v)
    def __bool__(self): return self.v > 2
vals = [0, 7, -3, 2.9, -2.9, "12", " -5 ", "1_0", "0x1f", "1e3", "inf", True, None, 3j, N(3), N(0), b"9", bytearray(b" 8 "), "１２", "", "1.5", 2 ** 70, float("nan"), float("-inf"), [], "0b1", "1 2", "+7", "--1", "1j", "nan"]
for f in (int, float, complex, bool, lambda v: int(v, 0), lambda v: int(v, 16), lambda v: int(str(v)), lambda v: float(str(v)), lambda v: round(v), lambda v: str(v)[:6]):
    out = []
    for v in vals:
        try: out.append(f(v))
        except Exception as e: out.append(type(e).__name__[0] + str(len(str(e))))
    print(out)
total = 0
for i in range(150):
    x = float(str(i)) if i % 2 else int(float(i)) if i % 3 else int("%d" % i)
    x = int(x * 1.5) + float(i // 2) - bool(i % 5) + int(N(i)) - round(N(2).__float__())
    total += x
    if i == 80: N.__int__ = lambda self: 100
    if i == 120: del N.__int__
print(total)
for bad in (lambda: int("x"), lambda: int("1", 1), lambda: int("9", 8), lambda: int(5, 10), lambda: float("1_"), lambda: float(""), lambda: complex("1+"), lambda: complex("1", 2), lambda: int(float("nan")), lambda: int(float("inf")), lambda: float(10 ** 400), lambda: int([]), lambda: float(3j), lambda: int("1" * 5000), lambda: str(10 ** 5000)[:3], lambda: int("z", 36), lambda: int("Z", 37), lambda: complex([]), lambda: int(b"\xff"), lambda: float(b"x")):
    try: print(bad())
    except Exception as e: print(type(e).__name__, e)
