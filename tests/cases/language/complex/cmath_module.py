# cmath: every function on ordinary and special values.
import cmath, math

ordinary = [0j, 1 + 0j, 1j, -1 + 0j, -1j, 0.5 + 0.25j, -3.25 + 4.5j, 1e-5 + 1e5j, 2 - 0.5j, 0.3j, 710 + 1j, -710 + 2j, 1e200 + 1e200j, 1e-310 + 1e-310j, 1 + 1e-170j, 0.9 - 0.3j]
names = ["acos", "acosh", "asin", "asinh", "atan", "atanh", "cos", "cosh", "exp", "log", "log10", "sin", "sinh", "sqrt", "tan", "tanh", "phase", "polar", "isfinite", "isinf", "isnan"]
def attempt(f, *args, **kw):
    try:
        return repr(f(*args, **kw))
    except Exception as e:
        return f"{type(e).__name__}: {e}"
for name in names:
    f = getattr(cmath, name)
    for z in ordinary:
        print(name, z, attempt(f, z))
print(cmath.pi, cmath.e, cmath.tau, cmath.inf, cmath.nan, cmath.infj, cmath.nanj)
print(attempt(cmath.rect, 2, 1.5), attempt(cmath.rect, -0.0, 0), attempt(cmath.rect, 0, -0.0), attempt(cmath.rect, 3, 0))
print(attempt(cmath.log, 8, 2), attempt(cmath.log, 1j, 10), attempt(cmath.log, 1, 0), attempt(cmath.log, 2, 1), attempt(cmath.sqrt, -4), attempt(cmath.sqrt, True), attempt(cmath.exp, 10**400), attempt(cmath.exp, "1"))
print(cmath.isclose(1 + 1e-10j, 1), cmath.isclose(1, 1.1), cmath.isclose(1, 1.1, rel_tol=0.2), cmath.isclose(0, 1e-10, abs_tol=1e-9), cmath.isclose(cmath.inf, cmath.inf), cmath.isclose(cmath.nan, cmath.nan), attempt(cmath.isclose, 1, 1, rel_tol=-1))
z = 1 + 1j
for k in range(100):
    z = cmath.sqrt(z) + cmath.exp(1j * k) / 3
print(z)
