# Unary operators on numbers of every size and on objects that define them.


class Angle:
    def __init__(self, degrees):
        self.degrees = degrees % 360

    def __neg__(self):
        return Angle(-self.degrees)

    def __pos__(self):
        return Angle(self.degrees)

    def __invert__(self):
        return Angle(self.degrees + 180)

    def __abs__(self):
        return min(self.degrees, 360 - self.degrees)

    def __repr__(self):
        return f"{self.degrees}°"


print(-Angle(30), +Angle(390), ~Angle(10), abs(Angle(350)), -~Angle(90), ~-~Angle(1))
for n in (0, 5, -5, 2**62, -(2**62), 2**63 - 1, -(2**63), 10**30):
    print(-n, +n, ~n, abs(n), -(-n) == n, ~~n == n, -n == ~n + 1)
for x in (0.0, 1.5, -2.25, float("inf")):
    print(-x, +x, abs(x), -(-x) == x)
print(-True, +True, ~False, abs(False), not 0, not -1, - - -3, not not 5, -2 ** 2, (-2) ** 2, 2 ** -1)
total = 0
sign = 1
a = Angle(7)
for i in range(200):
    sign = -sign
    total += sign * i - ~i
    a = -a if i % 3 else ~a
    if i == 150:
        total = -(2**62) + total
    total = abs(-total)
print(total, sign, a)
for bad in (lambda: -"a", lambda: +[], lambda: ~1.5, lambda: abs("x"), lambda: -None, lambda: ~Angle):
    try:
        bad()
    except TypeError as e:
        print(e)
