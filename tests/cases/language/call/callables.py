# Everything that can be called: functions, lambdas, classes, bound and unbound methods, __call__, builtins.


class Adder:
    def __init__(self, n):
        self.n = n

    def __call__(self, x, *more):
        return self.n + x + sum(more)

    def method(self, x):
        return self.n * x

    @staticmethod
    def static(x):
        return x - 1

    @classmethod
    def create(cls, n):
        return cls(n + 100)


a = Adder(3)
bound = a.method
unbound = Adder.method
things = [lambda x: x, a, bound, Adder.static, a.static, abs, int, str, len, (lambda *r: len(r))]
for i, thing in enumerate(things):
    try:
        print(i, callable(thing), thing(-5))
    except TypeError as e:
        print(i, e)
print(unbound(a, 7), Adder.create(1).n, a.create(2).n, a(1, 2, 3))
total = 0
work = [a, bound, a.static, abs, Adder.static]
for i in range(300):
    total += work[i % 5](i)
print(total)
for bad in (5, "s", None, [], a.n):
    try:
        bad()
    except TypeError as e:
        print(e)
a.extra = lambda x: ("free", x)
print(a.extra(1), callable(a.extra), callable(a.n))
print(bound.__self__ is a, bound.__func__ is unbound, bound == a.method, bound.__name__)
print(list(map(a.method, [1, 2, 3])), sorted([3, -1, 2], key=lambda v: -v))
