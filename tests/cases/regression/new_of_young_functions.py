# Classes whose __new__ was made a moment ago and is called at once: it moves with the next collection, or would, if nobody saw to it.
from collections import namedtuple


def made(n):
    def new(cls, a):
        self = object.__new__(cls)
        self.a = a + n
        return self

    class C:
        __new__ = new

    return C


kept = []
for round in range(20):
    C = made(round)
    P = namedtuple("P", "a b")
    kept.append((C, P, C(1), P(1, b=round)))
    junk = [[k, str(k)] for k in range(30)]

total = 0
for round in range(60):
    for C, P, c, p in kept:
        total += C(round).a + P(round, 2).b + c.a + p.b
    if round % 20 == 0:
        junk = [[k, str(k)] for k in range(50)]
print(total, len(junk))
