# A change of denominator types: divmod, true division, int/float mixing in one accumulator.


def change(amount, coins):
    out = []
    for coin in coins:
        count, amount = divmod(amount, coin)
        out.append(count)
    return out, amount


print(change(1234, [500, 200, 100, 50, 20, 10, 5, 2, 1]))
print(change(12.75, [5, 1, 0.25]))


def continued_fraction(a, b):
    terms = []
    while b:
        q, r = divmod(a, b)
        terms.append(q)
        a, b = b, r
    return terms


print(continued_fraction(415, 93), continued_fraction(-415, 93), continued_fraction(10**30 + 7, 10**15))


def evaluate(terms):
    value = terms[-1]
    for t in reversed(terms[:-1]):
        value = t + 1 / value
    return value


print(evaluate([4, 2, 6, 7]), evaluate([1] * 40), evaluate([2, 1]))
acc = 0
for i in range(1, 260):
    if i % 64 == 0:
        acc = int(acc)
    acc += i / 2 if i % 32 > 16 else i // 2
    acc -= i % 5
print(acc, type(acc).__name__)
print(7 // 2, 7 / 2, 7 // 2.0, -7 // 2, -7 / 2, 6 / 3, type(6 / 3).__name__, 1 / 3 * 3 == 1)
print(divmod(-1, 5), divmod(1, -5), divmod(-1.0, 5), divmod(True, 2), 0 // 5, -0.0 // 5)
