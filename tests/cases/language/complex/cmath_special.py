# cmath on infinities, NaNs and signed zeros.
import cmath

inf, nan = float("inf"), float("nan")
parts = [-inf, -2.3, -0.0, 0.0, 2.3, inf, nan]
def show(z):
    if isinstance(z, tuple):
        return tuple(show(x) for x in z)
    return repr(z)
for name in ["acos", "acosh", "asin", "asinh", "atan", "atanh", "cos", "cosh", "exp", "log", "log10", "sin", "sinh", "sqrt", "tan", "tanh", "phase", "polar"]:
    f = getattr(cmath, name)
    for re in parts:
        row = []
        for im in parts:
            try:
                row.append(show(f(complex(re, im))))
            except Exception as e:
                row.append(f"{type(e).__name__}: {e}")
        print(name, re, row)
for r in parts:
    row = []
    for phi in parts:
        try:
            row.append(show(cmath.rect(r, phi)))
        except Exception as e:
            row.append(f"{type(e).__name__}: {e}")
    print("rect", r, row)
