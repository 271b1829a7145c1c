# math: ceil, floor, trunc, fabs, fmod, modf, frexp, ldexp, copysign and their hooks.
import math
def t(f, *a):
    try: return f(*a)
    except Exception as e: return f"{type(e).__name__}: {e}"
xs = (0.0, -0.0, 0.5, -0.5, 1.5, -2.5, 1e300, -1e-300, math.inf, -math.inf, math.nan, 2**70, -7, True)
for x in xs:
    print(x, t(math.ceil, x), t(math.floor, x), t(math.trunc, x), t(math.fabs, x), t(math.modf, x), t(math.frexp, x), t(math.copysign, 1, x), t(math.fmod, x, 3), t(math.fmod, 5, x), math.isfinite(x), math.isinf(x), math.isnan(x))
class H:
    def __ceil__(self): return "c"
    def __floor__(self): return "f"
    def __trunc__(self): return "t"
    def __float__(self): return 2.25
class I:
    def __index__(self): return 9
print(math.ceil(H()), math.floor(H()), math.trunc(H()), math.sqrt(H()), math.sqrt(I()), math.fabs(I()), t(math.trunc, "a"), t(math.ceil, "a"), t(math.floor, None), t(math.trunc, 1j), t(math.ceil), t(math.sqrt, 1, 2), t(math.sqrt, "4"), t(math.fabs, 10**400), t(math.ldexp, 1.5, "a"), t(math.ldexp, 1, 2**70), t(math.ldexp, 1, -2**70), t(math.ldexp, 0, 2**70), t(math.ldexp, 1, 1.5), t(math.ldexp, -1.5, 1023), t(math.frexp, 1e-320), t(math.modf, "x"), t(math.copysign, 1), t(math.copysign, math.nan, -1))
s = 0.0
for i in range(-75, 75):
    x = i / 7
    m, e = math.frexp(x)
    assert math.ldexp(m, e) == x
    s += math.ceil(x) * 3 + math.floor(x) - math.trunc(x) + math.fmod(x, 1.3) + math.modf(x)[0] + math.copysign(m, -x)
print(round(s, 9))
