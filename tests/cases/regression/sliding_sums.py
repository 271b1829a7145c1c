# What a loop computes from one attribute is in the next iteration what it computes from the other.


class Pair:
    def __init__(self, a, b):
        self.a = a
        self.b = b

    def __add__(self, other):
        return Pair(self.b, other)


def slide(n):
    limit = 0.5
    pair = Pair(0.5, 0.25)
    step = 0
    for i in range(n):
        pair = pair + (step + pair.a)
        last = (0.1 < limit) + (step + pair.b)
    return pair.a, pair.b, last


print(slide(184))
