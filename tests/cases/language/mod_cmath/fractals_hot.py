# cmath and complex numbers in hot loops: Mandelbrot rows, a Fourier transform, roots of polynomials, polar walks, branch cuts, errors.
import cmath
from cmath import *

rows = []
for y in range(12):
    row = ""
    for x in range(32):
        c, z, n = complex(x / 12 - 2, y / 6 - 1), 0j, 0
        while abs(z) <= 2 and n < 30:
            z = z * z + c
            n += 1
        row += " .:-=+*#%@"[n * 9 // 30]
    rows.append(row)
print("\n".join(rows))


def fft(values):
    n = len(values)
    if n == 1:
        return values
    even, odd = fft(values[::2]), fft(values[1::2])
    turned = [exp(-2j * pi * k / n) * odd[k] for k in range(n // 2)]
    return [even[k] + turned[k] for k in range(n // 2)] + [even[k] - turned[k] for k in range(n // 2)]


signal = [complex(i * 5 % 16, i % 3) for i in range(64)]
spectrum = fft(signal)
back = [v.conjugate() / 64 for v in fft([s.conjugate() for s in spectrum])]
print(all(isclose(a, b, abs_tol=1e-9) for a, b in zip(signal, back)), [f"{v.real:.6f}{v.imag:+.6f}" for v in spectrum[:4]])
roots = [complex(0.4, 0.9) ** k for k in range(5)]
for _ in range(60):
    for i, r in enumerate(roots):
        q = 1
        for j, s in enumerate(roots):
            if i != j:
                q *= r - s
        roots[i] = r - (r**5 - 3 * r**2 + 2j * r - 7) / q
print(all(abs(r**5 - 3 * r**2 + 2j * r - 7) < 1e-9 for r in roots), round(abs(sum(roots)), 9))
at, turn, path = 0j, 1 + 0j, 0.0
for i in range(300):
    at += turn
    turn *= rect(1, (i % 7) * pi / 9)
    path += abs(at) + phase(at) if at else 0
    turn /= abs(turn)
print(round(at.real, 6), round(at.imag, 6), round(path, 6))
functions = (sqrt, exp, log, log10, sin, cos, tan, asin, acos, atan, sinh, cosh, tanh, asinh, acosh, atanh, phase, polar)
points = (0.5 + 0.25j, -2 + 0.0j, complex(-2, -0.0), 3, 1e-3j, -0.5 - 3j)
for f in functions:
    values = [f(p) for p in points]
    flat = [v for z in values for v in ((z.real, z.imag) if isinstance(z, complex) else z if isinstance(z, tuple) else (z,))]
    print(f.__name__, *[f"{v:.9g}" for v in flat])
for value in (complex("inf"), complex("nan"), complex(1, float("inf")), 0j, -0j, 5):
    print(value, isinf(value), isnan(value), isfinite(value), abs(value), *[f"{v:.6g}" for v in polar(value)])
for bad in (lambda: log(0), lambda: log(5, 0), lambda: sqrt("x"), lambda: exp(1000), lambda: atanh(1), lambda: rect(1), lambda: rect("a", 1), lambda: phase(), lambda: cosh(1e5), lambda: log(1, 1), lambda: isclose(1, 1, rel_tol=-1), lambda: polar(1, 2), lambda: rect(inf, nan), lambda: exp(infj), lambda: sin(complex(1, inf)), lambda: 0j ** -1, lambda: 0j ** 1j, lambda: 1j / 0, lambda: 1j // 1, lambda: 1j < 2, lambda: complex("1 + 2j"), lambda: complex("x"), lambda: complex("1", 2), lambda: complex(1, "2"), lambda: int(1j), lambda: divmod(1j, 1), lambda: round(1j), lambda: pow(1j, 2, 3)):
    try:
        print(bad())
    except (ValueError, OverflowError, TypeError, ZeroDivisionError) as e:
        print(type(e).__name__, "|", e)
print(isclose(1 + 1e-10j, 1), isclose(1j, 2j, rel_tol=0.5), cmath.nanj, infj, tau == 2 * pi, cmath.e == exp(1).real)
