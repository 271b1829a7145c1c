# A small simulation: creatures of several classes on a board that move, eat, breed and die.


class World:
    def __init__(self, size):
        self.size = size
        self.creatures = []
        self.grass = {}
        self.log = {"born": 0, "eaten": 0, "starved": 0}
        self.seed = 12345

    def random(self, n):
        self.seed = (self.seed * 1103515245 + 12345) % 2147483648
        return (self.seed >> 16) % n

    def add(self, creature):
        self.creatures.append(creature)

    def step(self):
        for _ in range(6):
            self.grass[self.random(self.size), self.random(self.size)] = True
        for c in self.creatures[:]:
            if c.alive:
                c.act(self)
        self.creatures = [c for c in self.creatures if c.alive]


class Creature:
    energy = 10
    cost = 1

    def __init__(self, x, y):
        self.x, self.y = x, y
        self.alive = True

    def act(self, world):
        self.move(world)
        self.energy -= self.cost
        if self.energy <= 0:
            self.alive = False
            world.log["starved"] += 1
            return
        self.eat(world)
        if self.energy > 20:
            self.energy //= 2
            child = type(self)(self.x, self.y)
            child.energy = self.energy
            world.add(child)
            world.log["born"] += 1

    def move(self, world):
        self.x = (self.x + world.random(3) - 1) % world.size
        self.y = (self.y + world.random(3) - 1) % world.size


class Rabbit(Creature):
    def eat(self, world):
        if world.grass.pop((self.x, self.y), False):
            self.energy += 6


class Fox(Creature):
    energy = 15
    cost = 2

    def eat(self, world):
        for other in world.creatures:
            if other.alive and isinstance(other, Rabbit) and (other.x, other.y) == (self.x, self.y):
                other.alive = False
                self.energy += other.energy
                world.log["eaten"] += 1
                break


world = World(8)
for i in range(12):
    world.add(Rabbit(i % 8, i * 3 % 8))
for i in range(3):
    world.add(Fox(i, i))
for day in range(110):
    world.step()
    if day % 22 == 0:
        print(day, sum([isinstance(c, Rabbit) for c in world.creatures]), sum([isinstance(c, Fox) for c in world.creatures]), len(world.grass), world.log)
print(world.seed, sum([c.energy for c in world.creatures]))
