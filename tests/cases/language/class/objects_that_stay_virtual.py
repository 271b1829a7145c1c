# Small objects made and dropped in every iteration, with the rare iteration in which one is kept.


class Complex:
    def __init__(self, re, im):
        self.re = re
        self.im = im

    def add(self, other):
        return Complex(self.re + other.re, self.im + other.im)

    def mul(self, other):
        return Complex(self.re * other.re - self.im * other.im, self.re * other.im + self.im * other.re)

    def norm(self):
        return self.re * self.re + self.im * self.im


class Pair:
    def __init__(self, first, second):
        self.first = first
        self.second = second
        self.owner = None


def escape_time(c, limit):
    z = Complex(0.0, 0.0)
    for n in range(limit):
        z = z.mul(z).add(c)
        if z.norm() > 4.0:
            return n
    return limit


print([escape_time(Complex(x / 4 - 2, 0.3), 150) for x in range(12)])
kept = []


def cycle(n):
    total = 0
    for i in range(n):
        a = Pair(i, i + 1)
        b = Pair(a, None)
        a.second = b
        b.owner = a
        total += a.second.first.first
        if i % 70 == 69:
            kept.append(a)
        if i == 100:
            a.first = 2.5
        total += b.owner.first
    return total


print(cycle(200), [p.first for p in kept], all([p.second.owner is p for p in kept]), len(kept))


def aliasing(n):
    total = 0
    last = None
    for i in range(n):
        p = Pair(i, None)
        q = p if i % 2 else Pair(-i, None)
        q.second = i * 3
        if p is q:
            total += p.second
        elif p.second is None:
            total -= 1
        if last is not None and last is not p:
            total += last.first
        last = p
    return total, last.first


print(aliasing(150))


def exceptions(n):
    caught = 0
    for i in range(n):
        p = Pair(i, [i])
        try:
            if i % 40 == 39:
                p.first = p.second[1]
            p.first += 1
        except IndexError:
            caught += p.first
            kept.append(p)
    return caught


print(exceptions(160), len(kept), kept[-1].first)
tuples = 0
for i in range(150):
    t = (i, (i + 1, [i]))
    a, (b, [c]) = t
    tuples += a * b - c
    if i == 120:
        kept.append(t)
print(tuples, kept[-1])
