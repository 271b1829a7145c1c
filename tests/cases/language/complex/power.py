# Powers: small whole exponents, any exponent, zero, and complex results of floats.

def attempt(f):
    try:
        return repr(f())
    except Exception as e:
        return f"{type(e).__name__}: {e}"

bases = [1 + 2j, 2j, -1 + 0j, 0j, 0.5 - 0.5j, 1e200 + 0j, 3]
exponents = [0, 1, 2, 3, -1, -2, 7, 100, 101, -100, 0.5, -0.5, 1j, 2 + 1j, 0j, -1j]
for a in bases:
    for b in exponents:
        if isinstance(a, complex) or isinstance(b, complex):
            print(a, b, attempt(lambda: a ** b), attempt(lambda: pow(a, b)))
print(attempt(lambda: (-8) ** 0.5), attempt(lambda: (-8.0) ** (1 / 3)), attempt(lambda: (-2) ** -0.5), attempt(lambda: (-1.5) ** 2.5))
print(attempt(lambda: pow(1j, 2, 3)), attempt(lambda: pow(2, 1j, 3)), attempt(lambda: 1j ** "a"))
z = 1 + 0.1j
for k in range(60):
    z = z ** 2 / abs(z)
print(z)
for k in range(80):
    w = (-2.0) ** (k / 7)
print(w, type(w).__name__)
