"""Numbers in `array('d')`: a fast Fourier transform in place, polynomials multiplied with it, and systems of equations
solved by LU decomposition with pivots. The answers are checked against slow ways that need no trick, so a transform or
a pivot that is left out shows."""

import math
from array import array


class Random:
    def __init__(self, seed):
        self.state = seed

    def number(self):
        self.state = (self.state * 1103515245 + 12345) % 2147483648
        return self.state / 2147483648.0 - 0.5

    def below(self, n):
        return int((self.number() + 0.5) * n)


def reverse_bits(real, imag):
    n = len(real)
    j = 0
    for i in range(1, n):
        bit = n >> 1
        while j & bit:
            j ^= bit
            bit >>= 1
        j |= bit
        if i < j:
            real[i], real[j] = real[j], real[i]
            imag[i], imag[j] = imag[j], imag[i]


def transform(real, imag, inverse=False):
    """The transform of complex numbers whose parts are in two arrays, in place. Their length is a power of two."""
    n = len(real)
    reverse_bits(real, imag)
    size = 2
    while size <= n:
        angle = (2.0 if inverse else -2.0) * math.pi / size
        step_real, step_imag = math.cos(angle), math.sin(angle)
        half = size // 2
        for start in range(0, n, size):
            w_real, w_imag = 1.0, 0.0
            for i in range(start, start + half):
                k = i + half
                t_real = real[k] * w_real - imag[k] * w_imag
                t_imag = real[k] * w_imag + imag[k] * w_real
                real[k] = real[i] - t_real
                imag[k] = imag[i] - t_imag
                real[i] += t_real
                imag[i] += t_imag
                w_real, w_imag = w_real * step_real - w_imag * step_imag, w_real * step_imag + w_imag * step_real
        size *= 2
    if inverse:
        for i in range(n):
            real[i] /= n
            imag[i] /= n


def slow_transform(real, k):
    """One number of the transform of real numbers, by its definition."""
    n = len(real)
    total_real = total_imag = 0.0
    for i, value in enumerate(real):
        angle = -2.0 * math.pi * ((i * k) % n) / n
        total_real += value * math.cos(angle)
        total_imag += value * math.sin(angle)
    return total_real, total_imag


def multiply(a, b):
    """The product of two polynomials with whole coefficients."""
    size = 1
    while size < len(a) + len(b):
        size *= 2
    a_real = array("d", a) + array("d", bytes(8 * (size - len(a))))
    b_real = array("d", b) + array("d", bytes(8 * (size - len(b))))
    a_imag, b_imag = array("d", [0.0]) * size, array("d", [0.0]) * size
    transform(a_real, a_imag)
    transform(b_real, b_imag)
    for i in range(size):
        x, y, u, v = a_real[i], a_imag[i], b_real[i], b_imag[i]
        a_real[i] = x * u - y * v
        a_imag[i] = x * v + y * u
    transform(a_real, a_imag, inverse=True)
    return array("q", [round(value) for value in a_real[: len(a) + len(b) - 1]])


def slow_product(a, b, k):
    """The coefficient of x**k in the product of two polynomials."""
    return sum(a[i] * b[k - i] for i in range(max(0, k - len(b) + 1), min(k + 1, len(a))))


class Singular(Exception):
    pass


def decompose(rows):
    """Replaces rows by both triangles of their LU decomposition. Gives the order of the rows."""
    n = len(rows)
    order = list(range(n))
    for column in range(n):
        best = max(range(column, n), key=lambda i: abs(rows[i][column]))
        if abs(rows[best][column]) < 1e-12:
            raise Singular(column)
        if best != column:
            rows[best], rows[column] = rows[column], rows[best]
            order[best], order[column] = order[column], order[best]
        pivot = rows[column]
        for i in range(column + 1, n):
            row = rows[i]
            factor = row[column] / pivot[column]
            row[column] = factor
            if factor != 0.0:
                for j in range(column + 1, n):
                    row[j] -= factor * pivot[j]
    return order


def solve(rows, order, right):
    n = len(rows)
    x = array("d", (right[i] for i in order))
    for i in range(n):
        row = rows[i]
        for j in range(i):
            x[i] -= row[j] * x[j]
    for i in reversed(range(n)):
        row = rows[i]
        total = x[i]
        for j in range(i + 1, n):
            total -= row[j] * x[j]
        x[i] = total / row[i]
    return x


def residual(rows, x, right):
    return max(abs(sum(a * b for a, b in zip(row, x)) - wanted) for row, wanted in zip(rows, right))


def main():
    random = Random(42)
    signal = array("d", (random.number() for _ in range(16384)))
    real, imag = array("d", signal), array("d", [0.0]) * len(signal)
    transform(real, imag)
    worst = 0.0
    for k in (0, 1, 17, 1000, 8192, 16383):
        x, y = slow_transform(signal, k)
        worst = max(worst, abs(x - real[k]), abs(y - imag[k]))
    print("a transform of", len(signal), "numbers:", "%.6f %.6f" % (real[17], imag[17]), worst < 1e-8)
    power = sum(x * x + y * y for x, y in zip(real, imag)) / len(real)
    print("power before and after:", "%.9f %.9f" % (power, sum(x * x for x in signal)))
    transform(real, imag, inverse=True)
    print("and back:", max(abs(x - y) for x, y in zip(real, signal)) < 1e-12)
    a = [random.below(1000) - 500 for _ in range(3000)]
    b = [random.below(1000) - 500 for _ in range(2500)]
    product = multiply(a, b)
    print("a product:", product[:4].tolist(), product[2500], len(product))
    print("as by hand:", all(product[k] == slow_product(a, b, k) for k in range(0, len(product), 250)))
    rows = [array("d", (random.number() for _ in range(150))) for _ in range(150)]
    wanted = array("d", range(150))
    right = array("d", (sum(a * b for a, b in zip(row, wanted)) for row in rows))
    triangles = [row[:] for row in rows]
    order = decompose(triangles)
    x = solve(triangles, order, right)
    print("equations:", "%.6f %.6f" % (x[1], x[149]), residual(rows, x, right) < 1e-9, order[:8])
    determinant = math.fsum(math.log(abs(triangles[i][i])) for i in range(150))
    print("logarithm of the determinant: %.6f" % determinant)
    rows[7] = array("d", (2.0 * value for value in rows[3]))
    try:
        decompose(rows)
    except Singular as error:
        print("no solution: column", error.args[0])


if __name__ == "__main__":
    main()
