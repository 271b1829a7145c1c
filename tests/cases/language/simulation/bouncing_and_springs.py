# Balls in a box that collide, a damped spring by three methods, a pendulum table; floats rounded.
class Ball:
    def __init__(self, x, v, m): self.x, self.v, self.m = x, v, m
    energy = property(lambda s: s.m * s.v * s.v / 2)
def collide(a, b):
    m = a.m + b.m
    a.v, b.v = ((a.m - b.m) * a.v + 2 * b.m * b.v) / m, ((b.m - a.m) * b.v + 2 * a.m * a.v) / m
balls, hits, e0 = [Ball(1.0, 2.0, 1), Ball(4.0, -1.0, 2), Ball(8.0, 0.5, 3)], [], None
for t in range(200):
    for b in balls:
        b.x += b.v * 0.05
        if b.x < 0 or b.x > 10: b.v = -b.v; b.x = -b.x if b.x < 0 else 20 - b.x
    for a, b in zip(balls, balls[1:]):
        if a.x > b.x: collide(a, b); a.x, b.x = b.x, a.x; hits.append(t)
    if t == 150: balls[1].m = 5; balls.append(Ball(9, -1, 1))
    if t in (0, 149, 150, 199): print(t, f'{sum(b.energy for b in balls):.6f}', [round(b.x, 4) for b in balls])
print(hits)
def spring(method, n, dt=0.1, k=4, c=0.3):
    x, v, out = 1.0, 0.0, []
    f = lambda x, v: -k * x - c * v
    for i in range(n):
        if method == 'euler': x, v = x + v * dt, v + f(x, v) * dt
        elif method == 'symplectic': v += f(x, v) * dt; x += v * dt
        else:
            a = f(x, v)
            xm, vm = x + v * dt / 2, v + a * dt / 2
            x, v = x + vm * dt, v + f(xm, vm) * dt
        if i % 30 == 29: out.append(f'{x:+.5f}')
    return out
for m in ('euler', 'symplectic', 'midpoint'): print(m, *spring(m, 120))
print(spring('euler', 60, dt=1, k=4, c=0)[-1], spring('euler', 30, dt=0, k=1), spring('midpoint', 30, k=0, c=0))
def sine(x):
    t = s = x
    n = 1
    while abs(t) > 1e-12: t *= -x * x / ((n + 1) * (n + 2)); n += 2; s += t
    return s
th, w, crossings = 1.0, 0.0, []
for i in range(300):
    w -= 9.81 * sine(th) * 0.02
    old, th = th, th + w * 0.02
    if old > 0 >= th: crossings.append(i)
print(crossings, [b - a for a, b in zip(crossings, crossings[1:])], f'{th:.5f}')
try:
    for i in range(2000): balls[0].v *= 1e3 if i < 90 else 10 ** i
except OverflowError as e: print(i, e, balls[0].v == float('inf'))
