# Complex arithmetic: every operator, mixed with other numbers, signs of zeros, infinities and NaNs.

values = [0j, 1 + 2j, -1 - 2j, 3.5 - 0.25j, -0.0 + 0j, complex(-0.0, -0.0), 1e300 + 1e300j, complex("inf"), complex(0, float("nan")), 1e-300j]
others = [0, 1, -2, 2.5, True, 10**20, 1j]

def attempt(f, *args):
    try:
        return repr(f(*args))
    except Exception as e:
        return f"{type(e).__name__}: {e}"

for a in values:
    for b in values + others:
        print(a, b, attempt(lambda: a + b), attempt(lambda: a - b), attempt(lambda: a * b), attempt(lambda: a / b))
        print("  ", attempt(lambda: b + a), attempt(lambda: b - a), attempt(lambda: b * a), attempt(lambda: b / a))
    print(-a, +a, a.conjugate(), attempt(abs, a), bool(a), a.real, a.imag)

total = 0j
for k in range(100):
    total += (k - 50) * 1j + k / 4
    total *= 0.5j
    total -= 1
    total /= 1 + 0.25j
print(total)
