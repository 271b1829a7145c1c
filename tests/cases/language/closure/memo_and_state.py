# Closures as objects: memo tables, bank accounts, undo stacks.


def memoize(f):
    table = {}
    hits = 0

    def call(n):
        nonlocal hits
        if n in table:
            hits += 1
            return table[n]
        value = table[n] = f(n)
        return value

    def stats():
        return hits, len(table)

    return call, stats


def raw(n):
    return n if n < 2 else fast(n - 1) + fast(n - 2)


fast, stats = memoize(raw)
print(fast(80), stats())


def account(balance):
    history = []

    def deposit(n):
        nonlocal balance
        history.append(balance)
        balance += n
        return balance

    def undo():
        nonlocal balance
        if history:
            balance = history.pop()
        return balance

    return {"deposit": deposit, "undo": undo, "balance": lambda: balance}


acc = account(100)
for i in range(180):
    acc["deposit"](i)
    if i % 4 == 3:
        acc["undo"]()
print(acc["balance"](), account(5)["undo"]())


def make_ops(n):
    ops = []
    for i in range(n):
        def op(x, k=i, *, twice=False):
            return x + k * (2 if twice else 1) + n

        ops.append(op)
    return ops


ops = make_ops(4)
value = 0
for i in range(200):
    value = ops[i % 4](value, twice=i % 3 == 0) % 1000
print(value, [op.__defaults__ for op in ops])


def recursive_closure(depth):
    def go(d):
        return depth if d == 0 else go(d - 1) + depth

    return go(depth)


print([recursive_closure(d) for d in range(8)])
