# Resource managers in loops: pools, nesting depth, rollback, timing of exit, re-entry.


class Pool:
    def __init__(self, size):
        self.free = list(range(size))
        self.log = []

    def take(self):
        return Lease(self)


class Lease:
    def __init__(self, pool):
        self.pool = pool

    def __enter__(self):
        if not self.pool.free:
            raise RuntimeError("pool empty")
        self.number = self.pool.free.pop()
        return self.number

    def __exit__(self, kind, value, tb):
        self.pool.free.append(self.number)
        if kind is not None:
            self.pool.log.append(kind.__name__)
        return kind is ValueError


pool = Pool(3)
total = 0
for i in range(200):
    with pool.take() as a:
        with pool.take() as b:
            total += a * b + len(pool.free)
            if i % 20 == 19:
                raise ValueError(i)
            total += 1
print(total, pool.free, pool.log)


def nest(n):
    with pool.take() as x:
        return [x] if n == 0 else [x] + nest(n - 1)


print(nest(2))
try:
    nest(3)
except RuntimeError as e:
    print(e, len(pool.free))


class Transaction:
    def __init__(self, data):
        self.data = data

    def __enter__(self):
        self.saved = dict(self.data)
        return self.data

    def __exit__(self, kind, value, tb):
        if kind:
            self.data.clear()
            self.data.update(self.saved)
        return kind is KeyError


accounts = {"a": 100, "b": 0}
for i in range(150):
    with Transaction(accounts) as t:
        t["a"] -= 1
        t["b"] += 1
        if i % 3 == 0:
            t["nobody"] += 1
print(accounts)
try:
    with Transaction(accounts) as t:
        t["a"] = -1
        1 / 0
except ZeroDivisionError:
    print(accounts["a"])
