# Mixins stacked by multiple inheritance with cooperative calls and keyword arguments.


class Logged:
    def __init__(self, log, **kw):
        super().__init__(**kw)
        self.log = log

    def handle(self, x):
        self.log.append(type(self).__name__[0] + str(x))
        return super().handle(x)


class Doubled:
    def handle(self, x):
        return super().handle(x) * 2


class Limited:
    def __init__(self, limit=10, **kw):
        super().__init__(**kw)
        self.limit = limit

    def handle(self, x):
        return min(super().handle(x), self.limit)


class Core:
    def __init__(self, base=0):
        self.base = base

    def handle(self, x):
        return self.base + x


class A(Logged, Doubled, Limited, Core):
    pass


class B(Limited, Logged, Doubled, Core):
    pass


log = []
a = A(log, limit=50, base=3)
b = B(log=log, base=1)
print([c.__name__ for c in A.__mro__])
print([a.handle(x) for x in (1, 30, 100)], [b.handle(x) for x in (1, 3, 100)], log)
total = 0
for i in range(200):
    total += (a if i % 3 else b).handle(i)
print(total, len(log))
try:
    A(log, nope=1)
except TypeError as e:
    print(e)


class C(A):
    def handle(self, x):
        return -super(A, self).handle(x)


print(C(log).handle(4), super(A, a).handle(5), super(Doubled, a).handle(100))
