# A ray tracer: spheres and a chequered floor, shadows and mirrors, vectors as small objects.

import math


class Vector:
    __slots__ = ("x", "y", "z")

    def __init__(self, x, y, z):
        self.x = x
        self.y = y
        self.z = z

    def __add__(self, other):
        return Vector(self.x + other.x, self.y + other.y, self.z + other.z)

    def __sub__(self, other):
        return Vector(self.x - other.x, self.y - other.y, self.z - other.z)

    def __mul__(self, factor):
        return Vector(self.x * factor, self.y * factor, self.z * factor)

    def dot(self, other):
        return self.x * other.x + self.y * other.y + self.z * other.z

    def length(self):
        return math.sqrt(self.dot(self))

    def unit(self):
        return self * (1.0 / self.length())

    def mirrored(self, normal):
        return self - normal * (2.0 * self.dot(normal))


class Ray:
    def __init__(self, origin, direction):
        self.origin = origin
        self.direction = direction

    def at(self, distance):
        return self.origin + self.direction * distance


class Surface:
    def __init__(self, colour, mirror=0.0):
        self.colour = colour
        self.mirror = mirror

    def colour_at(self, place):
        return self.colour


class Chequers(Surface):
    def __init__(self, colour, other):
        super().__init__(colour, 0.1)
        self.other = other

    def colour_at(self, place):
        if (int(math.floor(place.x)) + int(math.floor(place.z))) % 2:
            return self.other
        return self.colour


class Sphere:
    def __init__(self, centre, radius, surface):
        self.centre = centre
        self.radius = radius
        self.surface = surface

    def hit(self, ray):
        towards = self.centre - ray.origin
        along = towards.dot(ray.direction)
        if along < 0:
            return None
        square = self.radius * self.radius - towards.dot(towards) + along * along
        if square < 0:
            return None
        distance = along - math.sqrt(square)
        return distance if distance > 1e-6 else None

    def normal(self, place):
        return (place - self.centre).unit()


class Floor:
    def __init__(self, height, surface):
        self.height = height
        self.surface = surface

    def hit(self, ray):
        if abs(ray.direction.y) < 1e-9:
            return None
        distance = (self.height - ray.origin.y) / ray.direction.y
        return distance if distance > 1e-6 else None

    def normal(self, place):
        return Vector(0.0, 1.0, 0.0)


class Scene:
    def __init__(self):
        self.things = []
        self.lights = []
        self.rays = 0

    def nearest(self, ray):
        self.rays += 1
        best = None
        found = None
        for thing in self.things:
            distance = thing.hit(ray)
            if distance is not None and (best is None or distance < best):
                best = distance
                found = thing
        return found, best

    def lit(self, place, light):
        towards = light - place
        ray = Ray(place, towards.unit())
        return all(thing.hit(ray) is None for thing in self.things)

    def colour(self, ray, depth):
        thing, distance = self.nearest(ray)
        if thing is None:
            fade = 0.5 * (ray.direction.y + 1.0)
            return Vector(0.4, 0.5, 0.9) * fade
        place = ray.at(distance)
        normal = thing.normal(place)
        surface = thing.surface
        bright = 0.15
        for light in self.lights:
            if self.lit(place, light):
                bright += max(0.0, (light - place).unit().dot(normal)) * 0.6
        colour = surface.colour_at(place) * bright
        if surface.mirror > 0.0 and depth > 0:
            ray = Ray(place, ray.direction.mirrored(normal))
            colour = colour * (1.0 - surface.mirror) + self.colour(ray, depth - 1) * surface.mirror
        return colour


def scene():
    world = Scene()
    world.lights.append(Vector(10.0, 20.0, -5.0))
    world.lights.append(Vector(-15.0, 10.0, -10.0))
    world.things.append(Floor(0.0, Chequers(Vector(0.9, 0.9, 0.9), Vector(0.1, 0.1, 0.1))))
    for i in range(6):
        colour = Vector(0.3 + i * 0.1, 1.0 - i * 0.15, 0.2 + i % 2 * 0.6)
        world.things.append(Sphere(Vector(i * 1.6 - 4.0, 1.0 + i % 3 * 0.4, 4.0 + i % 2 * 2.0), 0.9, Surface(colour, i % 3 * 0.3)))
    return world


def render(world, width, height):
    eye = Vector(0.0, 2.0, -6.0)
    out = []
    for y in range(height):
        for x in range(width):
            aim = Vector((x - width / 2) / width * 2.0, (height / 2 - y) / width * 2.0, 2.0)
            colour = world.colour(Ray(eye, aim.unit()), 3)
            out.append((to_byte(colour.x), to_byte(colour.y), to_byte(colour.z)))
    return out


def to_byte(value):
    return int(max(0.0, min(1.0, value)) * 255.0)


def main():
    world = scene()
    pixels = render(world, 240, 180)
    a = 1
    b = 0
    for pixel in pixels:
        for value in pixel:
            a = (a + value) % 65521
            b = (b + a) % 65521
    print(world.rays, a, b)
    print(pixels[240 * 90 + 120], pixels[240 * 100 + 40], pixels[240 * 170 + 200])


if __name__ == "__main__":
    main()
