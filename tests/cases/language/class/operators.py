# Arithmetic dunders, reflected ones, in-place ones, NotImplemented.


class Vec:
    def __init__(self, x, y):
        self.x = x
        self.y = y

    def __repr__(self):
        return f"Vec({self.x}, {self.y})"

    def __add__(self, other):
        if not isinstance(other, Vec):
            return NotImplemented
        return Vec(self.x + other.x, self.y + other.y)

    def __sub__(self, other):
        return Vec(self.x - other.x, self.y - other.y)

    def __mul__(self, k):
        return Vec(self.x * k, self.y * k)

    def __rmul__(self, k):
        return Vec(k * self.x, k * self.y)

    def __neg__(self):
        return Vec(-self.x, -self.y)

    def __matmul__(self, other):
        return self.x * other.x + self.y * other.y

    def __iadd__(self, other):
        self.x += other.x
        self.y += other.y
        return self

    def __eq__(self, other):
        return isinstance(other, Vec) and (self.x, self.y) == (other.x, other.y)

    def __bool__(self):
        return self.x != 0 or self.y != 0

    def __abs__(self):
        return (self.x**2 + self.y**2) ** 0.5


a = Vec(3, 4)
b = Vec(1, -2)
print(a + b, a - b, a * 3, 3 * a, -a, a @ b, abs(a), bool(a), bool(a - a))
print(a == Vec(3, 4), a != b, a == 5)
alias = a
a += b
print(alias, alias is a)
for bad in (lambda: a + 1, lambda: 1 + a, lambda: a / 2, lambda: a ** 2):
    try:
        print(bad())
    except TypeError as e:
        print(e)
position = Vec(0, 0)
for i in range(200):
    position = position + Vec(i, 1) * 2 - 3 * Vec(1, i % 4)
print(position)
