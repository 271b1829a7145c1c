# unroll_safe and dont_look_inside change how the JIT looks at a function, never what it returns.

from sidewinder import dont_look_inside, unroll_safe


@unroll_safe
def dot(a, b):
    total = 0
    for x, y in zip(a, b):
        total += x * y
    return total


@dont_look_inside
def hidden(n):
    if n % 60 == 59:
        raise ValueError(n)
    return [n, n * 2]


@dont_look_inside
@unroll_safe
def both(n):
    out = 1
    for i in range(n):
        out = out * 2 + i
    return out


class Vector:
    def __init__(self, *parts):
        self.parts = parts

    @unroll_safe
    def plus(self, other):
        return Vector(*[a + b for a, b in zip(self.parts, other.parts)])


total = 0
caught = 0
v = Vector(0, 0, 0)
for i in range(240):
    total += dot((i, 2, 3), (1, i, -1))
    try:
        pair = hidden(i)
        total += pair[0] - pair[1]
    except ValueError as e:
        caught += e.args[0]
    total += both(i % 5)
    v = v.plus(Vector(1, i, i % 3))
print(total, caught, v.parts)
print(dot.__name__, hidden.__name__, dot((), ()), both(0))
