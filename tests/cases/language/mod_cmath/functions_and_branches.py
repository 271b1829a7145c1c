# cmath: polar and rect, phase, square roots and logs on both sides of their cuts, isclose, errors.
import cmath, math
def t(f, *a, **k):
    try: return f(*a, **k)
    except Exception as e: return f"{type(e).__name__}: {e}"
def r(z): return z if isinstance(z, (str, bool)) else complex(round(z.real, 12), round(z.imag, 12)) if isinstance(z, complex) else round(z, 12)
for z in (1 + 1j, -4, complex(-4, 0.0), complex(-4, -0.0), 0, 1j, -1j, 3 - 4j):
    print(z, r(cmath.sqrt(z)), r(t(cmath.log, z)), r(cmath.phase(z)), tuple(r(x) for x in cmath.polar(z)), r(cmath.exp(z)), r(t(cmath.log10, z)))
for f in (cmath.sin, cmath.cos, cmath.tan, cmath.asin, cmath.acos, cmath.atan, cmath.sinh, cmath.cosh, cmath.tanh, cmath.asinh, cmath.acosh, cmath.atanh):
    print(f.__name__, r(f(0.5)), r(f(0.3 - 0.7j)), r(f(2 + 1j)), r(t(f, complex(0, 0))))
print(cmath.rect(2, math.pi / 2).imag, cmath.rect(0, 5), t(cmath.rect, 1), t(cmath.polar, "a"), cmath.isclose(1, 1 + 1e-10j), cmath.isclose(1, 1.1, rel_tol=0.2), t(cmath.isclose, 1, 1, rel_tol=-1), cmath.isnan(complex(math.nan, 0)), cmath.isinf(complex(0, math.inf)), cmath.isfinite(1j), cmath.pi == math.pi, cmath.infj, cmath.nanj, cmath.inf, cmath.tau, t(cmath.log, 0), t(cmath.log, 1, 0), r(cmath.log(8, 2)), t(cmath.atanh, 1), t(cmath.atan, 1j), t(cmath.exp, 1000), t(cmath.sqrt, None), t(cmath.sqrt), t(cmath.phase, "x"), cmath.sqrt(complex(math.inf, 1)), cmath.phase(complex(-0.0, -0.0)))
class C:
    def __complex__(self): return 3 + 4j
class F:
    def __float__(self): return -1.0
print(abs(cmath.sqrt(C()) - (2 + 1j)) < 1e-12, cmath.sqrt(F()), cmath.phase(F()))
s = 0j
for i in range(1, 100):
    z = complex(i % 7 - 3, i % 5 - 2) or 1
    s += cmath.sqrt(z) + cmath.exp(z / 5) + cmath.rect(*cmath.polar(z)) + (cmath.log(z) if z else 0)
print(r(complex(round(s.real, 6), round(s.imag, 6))))
