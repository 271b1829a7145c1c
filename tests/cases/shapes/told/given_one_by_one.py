# One attribute after the other is given something else: each throws the loop's code away, once, and it is compiled again each time.
class Point:
    def __init__(self):
        self.a = self.b = self.c = self.d = self.e = self.f = self.g = self.h = 1


def total(point, n):
    result = 0
    for i in range(n):  # SW405: Its code was invalidated once: the `h` of a `Point` like those in it got another class for the first time.
        result += point.a + point.b + point.c + point.d + point.e + point.f + point.g + point.h
    return result


point = Point()
print(total(point, 3000))
for number, name in enumerate('abcdefgh'):
    setattr(point, name, number + 0.5)
    print(total(point, 3000))
