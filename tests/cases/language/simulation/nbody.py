# Three bodies under gravity by leapfrog; energy and momentum stay; rounded output.
class Vec:
    __slots__ = 'x', 'y'
    def __init__(self, x, y): self.x, self.y = x, y
    def __add__(self, o): return Vec(self.x + o.x, self.y + o.y)
    def __sub__(self, o): return Vec(self.x - o.x, self.y - o.y)
    def __mul__(self, k): return Vec(self.x * k, self.y * k)
    def norm2(self): return self.x * self.x + self.y * self.y
    def __repr__(self): return f'({self.x:+.5f}, {self.y:+.5f})'
class Body:
    def __init__(self, name, mass, pos, vel): self.name, self.mass, self.pos, self.vel = name, mass, Vec(*pos), Vec(*vel)
def pull(bodies):
    out = []
    for a in bodies:
        acc = Vec(0.0, 0.0)
        for b in bodies:
            if a is not b:
                d = b.pos - a.pos
                r2 = d.norm2() + 1e-6
                acc = acc + d * (b.mass / (r2 * r2 ** 0.5))
        out.append(acc)
    return out
def energy(bodies):
    e = sum(0.5 * b.mass * b.vel.norm2() for b in bodies)
    for i, a in enumerate(bodies):
        for b in bodies[:i]: e -= a.mass * b.mass / (a.pos - b.pos).norm2() ** 0.5
    return e
def momentum(bodies):
    p = Vec(0, 0)
    for b in bodies: p = p + b.vel * b.mass
    return p
bodies = [Body('sun', 1.0, (0.0, 0.0), (0.0, 0.0)), Body('near', 1e-3, (1.0, 0.0), (0.0, 1.0)), Body('far', 2e-3, (0, -2), (0.7071, 0))]
e0, dt = energy(bodies), 0.02
acc = pull(bodies)
for i in range(150):
    for b, a in zip(bodies, acc):
        b.vel = b.vel + a * (dt / 2)
        b.pos = b.pos + b.vel * dt
    acc = pull(bodies)
    for b, a in zip(bodies, acc): b.vel = b.vel + a * (dt / 2)
    if i % 50 == 0: print(i, *(b.pos for b in bodies))
    if i == 110:
        bodies[2].mass = 0
        print('far one weighs nothing:', f'{momentum(bodies).y:.6f}')
print(f'{e0:.6f} {energy(bodies):.6f}', *(b.vel for b in bodies))
bodies[1].pos = bodies[0].pos
try: energy(bodies)
except ZeroDivisionError as e: print(e)
print([b.name for b in sorted(bodies, key=lambda b: -b.vel.norm2())])
