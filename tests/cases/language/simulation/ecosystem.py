# Foxes and rabbits on a torus with own random numbers; classes breed, die and change kind.
class Rng:
    def __init__(self, seed): self.s = seed
    def __call__(self, n): self.s = self.s * 1103515245 + 12345 & 0x7FFFFFFF; return (self.s >> 9) % n
class Animal:
    births = deaths = 0
    def __init__(self, x, y, energy): self.x, self.y, self.energy, self.age = x, y, energy, 0; type(self).births += 1
    def move(self, w): self.x, self.y, self.age = (self.x + w.rng(3) - 1) % w.size, (self.y + w.rng(3) - 1) % w.size, self.age + 1
    def die(self, w): w.animals.remove(self); type(self).deaths += 1
class Rabbit(Animal):
    def act(self, w):
        self.move(w)
        self.energy += w.eat(self.x, self.y)
        if self.energy > 6: self.energy //= 2; w.animals.append(type(self)(self.x, self.y, self.energy))
        elif self.energy <= 0: self.die(w)
        else: self.energy -= 1
class Fox(Animal):
    def act(self, w):
        self.move(w)
        self.energy -= 0.5
        for a in [a for a in w.animals if isinstance(a, Rabbit) and (a.x, a.y) == (self.x, self.y)]: a.die(w); self.energy += a.energy
        if self.energy > 8: self.energy /= 2; w.animals.append(Fox(self.x, self.y, self.energy))
        if self.energy <= 0 or self.age > 30: self.die(w)
class Ghost(Rabbit):
    def act(self, w): self.move(w)
class World:
    def __init__(self, size, seed): self.size, self.rng, self.grass, self.animals, self.history = size, Rng(seed), [[2] * size for _ in range(size)], [], []
    def eat(self, x, y):
        g = self.grass[y][x]
        self.grass[y][x] = 0
        return g
    def tick(self, t):
        for row in self.grass:
            for x in range(self.size): row[x] = min(3, row[x] + (t % 3 == 0))
        for a in self.animals[:]:
            if a in self.animals: a.act(self)
        n = {}
        for a in self.animals: n[type(a).__name__] = n.get(type(a).__name__, 0) + 1
        self.history.append(n)
w = World(7, 5)
for i in range(10): w.animals.append(Rabbit(i % 7, i * 3 % 7, 3))
for i in range(3): w.animals.append(Fox(i, i, 5))
for t in range(30):
    w.tick(t)
    if t == 18:
        for a in w.animals[:2]: a.__class__ = Ghost
    if len(w.animals) > 120: break
for t in range(0, len(w.history), 4): print(t, sorted(w.history[t].items()))
print([(c.__name__, c.births, c.deaths) for c in (Animal, Rabbit, Fox, Ghost)], sum(map(sum, w.grass)), w.rng.s)
w.animals.append(None)
try: w.tick(99)
except AttributeError as e: print(e)
