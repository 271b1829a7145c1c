"""A net of springs that hangs, swings and tears: vectors are small objects with operators, points and springs are
objects in lists. Energy is printed with all digits that matter, and the net is walked after it tore, so no force may be
left out."""

import math


class Vector:
    __slots__ = ("x", "y", "z")

    def __init__(self, x=0.0, y=0.0, z=0.0):
        self.x = x
        self.y = y
        self.z = z

    def __add__(self, other):
        return Vector(self.x + other.x, self.y + other.y, self.z + other.z)

    def __sub__(self, other):
        return Vector(self.x - other.x, self.y - other.y, self.z - other.z)

    def __mul__(self, factor):
        return Vector(self.x * factor, self.y * factor, self.z * factor)

    __rmul__ = __mul__

    def __neg__(self):
        return self * -1.0

    def __iadd__(self, other):
        self.x += other.x
        self.y += other.y
        self.z += other.z
        return self

    def dot(self, other):
        return self.x * other.x + self.y * other.y + self.z * other.z

    def length(self):
        return math.sqrt(self.dot(self))

    def __repr__(self):
        return f"({self.x:.6f}, {self.y:.6f}, {self.z:.6f})"


class Point:
    def __init__(self, place, mass=1.0, fixed=False):
        self.place = place
        self.speed = Vector()
        self.force = Vector()
        self.mass = mass
        self.fixed = fixed
        self.springs = []


class Spring:
    def __init__(self, first, second, stiffness, limit=None):
        self.first = first
        self.second = second
        self.stiffness = stiffness
        self.rest = (first.place - second.place).length()
        self.limit = limit
        first.springs.append(self)
        second.springs.append(self)

    def apply(self):
        """Adds the spring's force to its ends. Says whether it holds."""
        way = self.second.place - self.first.place
        length = way.length()
        if self.limit is not None and length > self.limit * self.rest:
            return False
        pull = way * (self.stiffness * (length - self.rest) / length)
        self.first.force += pull
        self.second.force += -pull
        return True

    def energy(self):
        stretch = (self.second.place - self.first.place).length() - self.rest
        return 0.5 * self.stiffness * stretch * stretch

    def other(self, point):
        return self.second if point is self.first else self.first


class Net:
    GRAVITY = Vector(0.0, -9.81, 0.0)

    def __init__(self, width, height, stiffness, limit=None):
        self.points = []
        self.springs = []
        self.torn = []
        self.drag = 0.02
        self.time = 0.0
        rows = []
        for j in range(height):
            row = []
            for i in range(width):
                fixed = j == 0 and i in (0, width // 2, width - 1)
                place = Vector(0.2 * i, -0.2 * j, 0.01 * ((i * 7 + j * 3) % 5))
                row.append(Point(place, mass=0.1, fixed=fixed))
            self.points.extend(row)
            rows.append(row)
        for j in range(height):
            for i in range(width):
                if i + 1 < width:
                    self.springs.append(Spring(rows[j][i], rows[j][i + 1], stiffness, limit))
                if j + 1 < height:
                    self.springs.append(Spring(rows[j][i], rows[j + 1][i], stiffness, limit))
                if i + 1 < width and j + 1 < height:
                    self.springs.append(Spring(rows[j][i], rows[j + 1][i + 1], stiffness / 2, limit))

    def wind(self):
        return Vector(math.sin(self.time * 1.7), 0.0, 0.6 * math.cos(self.time * 0.9)) * 0.05

    def step(self, dt):
        wind = self.wind()
        for point in self.points:
            point.force = self.GRAVITY * point.mass + wind - self.drag * point.speed
        held = []
        for spring in self.springs:
            if spring.apply():
                held.append(spring)
            else:
                self.tear(spring)
        self.springs = held
        for point in self.points:
            if not point.fixed:
                point.speed += point.force * (dt / point.mass)
                point.place += point.speed * dt
        self.time += dt

    def tear(self, spring):
        spring.first.springs.remove(spring)
        spring.second.springs.remove(spring)
        self.torn.append(spring)

    def energy(self):
        moving = sum(0.5 * point.mass * point.speed.dot(point.speed) for point in self.points)
        height = -sum(point.mass * self.GRAVITY.dot(point.place) for point in self.points)
        return moving, height, sum(spring.energy() for spring in self.springs)

    def pieces(self):
        """The sizes of what still hangs together, the largest first."""
        seen = set()
        sizes = []
        for start in self.points:
            if start in seen:
                continue
            seen.add(start)
            todo = [start]
            size = 0
            while todo:
                point = todo.pop()
                size += 1
                for spring in point.springs:
                    neighbour = spring.other(point)
                    if neighbour not in seen:
                        seen.add(neighbour)
                        todo.append(neighbour)
            sizes.append(size)
        return sorted(sizes, reverse=True)


def run(title, net, steps, dt):
    print(title, len(net.points), "points", len(net.springs), "springs")
    for part in range(3):
        for _ in range(steps // 3):
            net.step(dt)
        print("  energy", " ".join(f"{value:.5f}" for value in net.energy()), "lowest", lowest(net))
    print("  torn", len(net.torn), "pieces", net.pieces()[:8])


def lowest(net):
    return min(net.points, key=lambda point: point.place.y).place


def main():
    run("strong net", Net(8, 6, 300.0), 1200, 0.002)
    run("weak net", Net(10, 7, 40.0, limit=1.35), 900, 0.002)


if __name__ == "__main__":
    main()
