# cached_property and partialmethod.
from functools import cached_property, partialmethod

made = []


class Data:
    def __init__(self, n):
        self.n = n

    @cached_property
    def double(self):
        "Twice."
        made.append(self.n)
        return self.n * 2

    def set(self, value, extra=0):
        return self.n, value, extra

    on = partialmethod(set, True)
    off = partialmethod(set, False, extra=5)


d = Data(4)
print(d.double, d.double, made, d.__dict__, Data.double.__doc__, Data.double.attrname)
d.n = 10
print(d.double)
del d.double
print(d.double, made)
d.double = 1
print(d.double, d.on(), d.off(), d.off(extra=6), d.on(extra=2))


class Bare:
    pass


Bare.late = cached_property(lambda self: 1)
try:
    Bare().late
except TypeError as e:
    print(e)
try:
    partialmethod(5)
except TypeError as e:
    print(e)
total = 0
for i in range(100):
    x = Data(i)
    total += x.double + x.double
print(total, len(made))
