# Newton, bisection, secant, Simpson and Runge-Kutta with floats; failures are exceptions.
class NoConvergence(ArithmeticError):
    pass
def newton(f, df, x, tol=1e-12):
    for i in range(50):
        d = df(x)
        if d == 0: raise ZeroDivisionError(f'flat at {x:g}')
        step = f(x) / d
        x -= step
        if abs(step) < tol: return x, i
    raise NoConvergence(f'after {i + 1}: {x:.3f}')
for name, f, df, x in (('sqrt2', lambda x: x * x - 2, lambda x: 2 * x, 1), ('cube', lambda x: x ** 3 - x - 2, lambda x: 3 * x * x - 1, 1.5),
                       ('flat', lambda x: x * x + 1, lambda x: 2 * x, 0), ('cycle', lambda x: x ** 3 - 2 * x + 2, lambda x: 3 * x * x - 2, 0)):
    try:
        r, n = newton(f, df, x)
        print(name, f'{r:.10f}', n)
    except (NoConvergence, ZeroDivisionError) as e: print(name, type(e).__name__, e)
def bisect(f, a, b):
    if f(a) * f(b) > 0: raise ValueError('no change of sign')
    n = 0
    while b - a > 1e-10:
        m = (a + b) / 2
        if f(a) * f(m) <= 0: b = m
        else: a = m
        n += 1
    return round((a + b) / 2, 8), n
print(bisect(lambda x: x ** 3 - 10, 0, 5), bisect(lambda x: x - 0.1, 0, 1))
try: bisect(lambda x: x * x + 1, -1, 1)
except ValueError as e: print(e)
def simpson(f, a, b, n=100):
    h = (b - a) / n
    return h / 3 * (f(a) + f(b) + sum((4 if i & 1 else 2) * f(a + i * h) for i in range(1, n)))
print([round(simpson(f, 0, 2), 9) for f in (lambda x: x * x, lambda x: 1 / (1 + x), lambda x: 2 ** x, abs)])
def rk4(f, y, t, h):
    a = f(t, y)
    b = f(t + h / 2, [v + h / 2 * d for v, d in zip(y, a)])
    c = f(t + h / 2, [v + h / 2 * d for v, d in zip(y, b)])
    d = f(t + h, [v + h * k for v, k in zip(y, c)])
    return [v + h / 6 * (p + 2 * q + 2 * r + s) for v, p, q, r, s in zip(y, a, b, c, d)]
y, t = [1.0, 0.0], 0
for i in range(120):
    y = rk4(lambda t, y: (y[1], -y[0]), y, t, 0.05)
    t += 0.05
    if i % 30 == 29: print(f'{t:.2f} {y[0]:.7f} {y[1]:.7f} {y[0] ** 2 + y[1] ** 2:.6f}')
x = 0.1
for r in (2.5, 3.2, 3.9):
    for _ in range(100): x = r * x * (1 - x)
    print(r, f'{x:.6f}' if r < 3.5 else 0 < x < 1)
inf = 1e308
for k in range(4): inf *= 5; print(inf, end=' ')
print(inf - inf != inf - inf, -inf, 5e-324 / 2)
