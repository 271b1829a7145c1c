# A lookup that was remembered for the class before its change said that it still has no `__new__` of its own.
class K:
    def __init__(self, x):
        self.x = x


def make(x):
    return K(x)


made = [make(i) for i in range(30)]
K.__init__ = lambda self, x: setattr(self, "x", 7)
made += [make(i) for i in range(30)]
K.__new__ = lambda cls, x: object.__new__(cls) if x else 100
made += [make(i % 2) for i in range(30)]
del K.__new__
try:
    made += [make(i % 2) for i in range(30)]
except TypeError as error:
    print(error)
print([one if isinstance(one, int) else one.x for one in made])
