# An operator whose method has a loop is one call: the method, and what is asked where it declines. In mid-loop it declines, raises, or the other operand has a
# method of its own.
class Vector:
    def __init__(self, *parts):
        self.parts = list(parts)

    def __add__(self, other):
        if not isinstance(other, Vector):
            return NotImplemented
        made = Vector()
        for a, b in zip(self.parts, other.parts):
            made.parts.append(a + b)
        return made

    def __mul__(self, number):
        if not isinstance(number, int):
            return NotImplemented
        made = Vector()
        for part in self.parts:
            made.parts.append(part * number)
        return made

    __rmul__ = __mul__

    def __iadd__(self, other):
        if other == 0:
            return NotImplemented
        for k, part in enumerate(other.parts):
            self.parts[k] += part
        return self

    def __radd__(self, other):
        total = other
        for part in self.parts:
            total += part
        return total


class Shy:
    def __add__(self, other):
        return NotImplemented

    def __rmul__(self, other):
        return "shy"

    def __radd__(self, other):
        if isinstance(other, Shy):
            raise KeyError(other)
        return 7


class Below(Vector):
    def __radd__(self, other):
        total = 0
        for part in other.parts:
            total -= part
        return total


def run(n, step):
    total = Vector(0, 0)
    for i in range(n):  # jit: body.operations=17 body.guards=9 body.allocations=0 body.residual_calls=2
        total = total + step * 3
    return total


def in_place(n, step):
    total = Vector(0, 0)
    for i in range(n):
        total += step
    return total


def mixed(left, right):
    out = []
    for a, b in zip(left, right):
        try:
            made = a + b
            out.append(made.parts if isinstance(made, Vector) else made)
        except (KeyError, TypeError) as error:
            out.append(type(error).__name__)
    return out


def product(left, right):
    out = []
    for a, b in zip(left, right):
        try:
            made = a * b
            out.append(made.parts if isinstance(made, Vector) else made)
        except TypeError as error:
            out.append(str(error))
    return out


print(run(3000, Vector(1, 2)).parts, in_place(3000, Vector(1, 2)).parts)
vectors = [Vector(1, 2)] * 400
shy, below = Shy(), Below(5, 6)
for others in (
    vectors[:300] + [Shy()] * 100,
    vectors[:300] + [3] * 50 + [below] * 50,
    [Shy()] * 400,
    [below] * 400,
):
    found = mixed(vectors, others)
    print(found[0], found[299], found[300], found[-1])
    found = mixed(others, vectors)
    print(found[0], found[299], found[300], found[-1])
print(mixed([shy] * 400, [shy] * 400)[-1])
for left, right in ((vectors, [2] * 390 + [Shy()] * 10), ([2] * 400, vectors), (vectors, [2] * 390 + [2.5] * 10), ([2.5] * 400, vectors)):
    found = product(left, right)
    print(found[0], found[-1])


def to_zero(n):
    total, out = Vector(1, 1), []
    for i in range(n):
        try:
            total += 0 if i > 350 else Vector(1, 1)
        except TypeError as error:
            out.append(str(error))
    return total.parts, len(out), out[-1]


print(to_zero(400))
