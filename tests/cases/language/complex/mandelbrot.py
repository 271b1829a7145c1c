# Complex numbers in loops: the Mandelbrot set, roots of polynomials, a discrete Fourier transform.

def escape(c, most=40):
    z = 0j
    for n in range(most):
        if abs(z) > 2:
            return n
        z = z * z + c
    return most

for y in range(-8, 9):
    print("".join(" .:-=+*#%@"[escape(complex(x / 20, y / 8)) % 10] for x in range(-40, 20)))

def evaluate(coefficients, z):
    result = 0
    for a in coefficients:
        result = result * z + a
    return result

roots = [(0.4 + 0.9j) ** k for k in range(4)]
for _ in range(60):
    for k, r in enumerate(roots):
        below = 1
        for j, s in enumerate(roots):
            if j != k:
                below *= r - s
        roots[k] = r - evaluate([1, -3, 3, -5, 7], r) / below
for r in sorted(roots, key=lambda z: (round(z.real, 6), round(z.imag, 6))):
    print(f"{r:.6f}", abs(evaluate([1, -3, 3, -5, 7], r)) < 1e-9)

import cmath
signal = [complex(k * k % 7, k % 3) for k in range(16)]
spectrum = [sum(x * cmath.exp(-2j * cmath.pi * k * n / 16) for n, x in enumerate(signal)) for k in range(16)]
back = [sum(x * cmath.exp(2j * cmath.pi * k * n / 16) for n, x in enumerate(spectrum)) / 16 for k in range(16)]
print([f"{z:.4f}" for z in spectrum])
print(all(abs(a - b) < 1e-9 for a, b in zip(signal, back)))
