# Ordinary differential equations: Euler, midpoint, Runge-Kutta; a pendulum, a spring, a predator.


def euler(f, y, t, h):
    return [a + h * b for a, b in zip(y, f(t, y))]


def midpoint(f, y, t, h):
    k = f(t, y)
    return [a + h * b for a, b in zip(y, f(t + h / 2, [a + h / 2 * b for a, b in zip(y, k)]))]


def runge_kutta(f, y, t, h):
    k1 = f(t, y)
    k2 = f(t + h / 2, [a + h / 2 * b for a, b in zip(y, k1)])
    k3 = f(t + h / 2, [a + h / 2 * b for a, b in zip(y, k2)])
    k4 = f(t + h, [a + h * b for a, b in zip(y, k3)])
    return [a + h / 6 * (p + 2 * q + 2 * r + s) for a, p, q, r, s in zip(y, k1, k2, k3, k4)]


def solve(method, f, y, steps, h):
    t = 0.0
    for _ in range(steps):
        y = method(f, y, t, h)
        t += h
    return y


def spring(t, y):
    return [y[1], -y[0]]


def predators(t, y):
    hares, foxes = y
    return [hares * (1.1 - 0.4 * foxes), foxes * (0.1 * hares - 0.4)]


for method in (euler, midpoint, runge_kutta):
    print(method.__name__, [round(v, 9) for v in solve(method, spring, [1.0, 0.0], 150, 0.04)], [round(v, 6) for v in solve(method, predators, [10, 5], 120, 0.05)])


class Particle:
    def __init__(self, position, velocity, mass=1.0):
        self.position, self.velocity, self.mass = position, velocity, mass

    def push(self, force, dt):
        self.velocity += force / self.mass * dt
        self.position += self.velocity * dt


chain = [Particle(float(i), 0.0, 1 + i % 2) for i in range(6)]
chain[0].position = -1.5
for step in range(120):
    forces = [0.0] * len(chain)
    for i in range(len(chain) - 1):
        stretch = chain[i + 1].position - chain[i].position - 1.0
        forces[i] += 20 * stretch
        forces[i + 1] -= 20 * stretch
    for p, f in zip(chain, forces):
        p.push(f, 0.01)
print([round(p.position, 9) for p in chain], round(sum([p.mass * p.velocity for p in chain]), 9))
x, trace = 0.5, []
for i in range(200):
    x = 3.7 * x * (1 - x)
    if i > 195:
        trace.append(round(x, 9))
print(trace)
