# A complex number is two doubles, and its object is never made. In mid-loop it grows beyond all doubles, gets to be a float, or of a class of the program.
class Own(complex):
    def __mul__(self, other):
        return Own(complex(self) * other)


def run(n, z, c):
    for i in range(n):  # jit: body.operations=29 body.guards=5 body.allocations=0 body.residual_calls=1
        z = z * z + c
        if abs(z) > 2.0:
            z = c - 1.5
        z = 0.5 * z + z.real - z.imag
    return z


def signs(n, z):
    parts = []
    for i in range(n):
        w = z * -1 + 0.0
        if i % 100 == 0:
            parts.append((w, w.real, w.imag, -1j * w, z - w))
        if i == n // 2:
            z = -z
    return parts


def grows(n, z):
    total = 0
    for i in range(n):
        z = z * 1.5
        try:
            total += abs(z) < 1e300
        except OverflowError as error:
            return i, total, z, error
    return i, total, z


def turns(n, kinds):
    seen = []
    for i in range(n):
        z = kinds[i * len(kinds) // n]
        w = z * z + 1j
        if i % (n // 20) == 0:
            seen.append((type(w).__name__, w.real, w.imag, abs(w)))
    return seen


print(run(3000, 0j, 0.1 + 0.2j), run(300, 0.5, 0.25 + 0.1j), run(300, 1, 1j), run(300, Own(1), 0.5j))
print(signs(300, 0j), signs(300, complex(-0.0, 2.0)))
print(grows(3000, 1 + 1j), grows(3000, complex(float("nan"), 1)), grows(3000, complex(float("inf"), float("nan"))))
print(turns(300, [1 + 2j, 2.5, 3, True, Own(2j), 2**70, 1j]))
