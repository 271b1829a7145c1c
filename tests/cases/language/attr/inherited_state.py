# Attributes set by several __init__ methods up a hierarchy, in different orders, read in a hot loop.


class Root:
    kind = "root"

    def __init__(self, **options):
        self.options = options
        for key in sorted(options):
            setattr(self, key, options[key])
        self.ready = True


class Left(Root):
    def __init__(self, size, **options):
        self.size = size
        super().__init__(**options)


class Right(Root):
    def __init__(self, size, **options):
        super().__init__(**options)
        self.size = size


class Bare(Root):
    size = 1

    def __init__(self):
        pass


objects = [Left(3, color="red"), Right(4, color="blue", alpha=1), Bare(), Left(5), Right(6, beta=2)]
print([list(vars(o)) for o in objects])
total = 0
for i in range(250):
    o = objects[i % 5]
    total += o.size
    if hasattr(o, "color"):
        total += len(o.color)
    total += getattr(o, "alpha", 0) - getattr(o, "beta", 0)
    if i == 125:
        objects[2].color = "late"
    if i == 200:
        del objects[0].color
print(total)
print([getattr(o, "ready", False) for o in objects], [o.kind for o in objects])
Root.kind = "changed"
Left.kind = "left"
print([o.kind for o in objects])


class Account:
    rate = 0.5

    def __init__(self, balance):
        self.balance = balance
        self.history = [balance]

    def grow(self):
        self.balance += self.balance * self.rate // 1
        self.history.append(self.balance)
        return self


class Savings(Account):
    rate = 0.25

    def grow(self):
        before = self.balance
        super().grow()
        self.gain = self.balance - before
        return self


a, s = Account(100), Savings(100)
for i in range(120):
    a.grow() if i < 10 else a
    s.grow()
    if s.balance > 1e9:
        s.balance = 100
print(a.balance, s.balance, len(a.history), len(s.history), s.gain, hasattr(a, "gain"))
s.rate = 0
print(s.grow().gain, Savings.rate, Account(8).grow().balance)
