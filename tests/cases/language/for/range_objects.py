# range as a value: slices, membership, comparison, reversed, as keys, with big numbers.

r = range(10, 50, 7)
print(r, list(r), len(r), r[0], r[-1], r[1:3], r[::-1], r[::2], 24 in r, 25 in r, r.index(31), r.count(24), r.count(3))
print(range(5) == range(0, 5, 1), range(0) == range(3, 1), range(0, 10, 3) == range(0, 12, 3), range(3) != [0, 1, 2], hash(range(0)) == hash(range(5, 5)))
print(list(range(5, -5, -3)), list(range(0)), list(reversed(range(4))), range(-3), bool(range(1, 1)), range(1, 10)[5:2], range(10)[-3:])
big = range(10**20, 10**20 + 10, 3)
print(len(big), big[-1] - 10**20, 10**20 + 3 in big, 10**20 + 4 in big, list(big[1:3]) == [10**20 + 3, 10**20 + 6])
print(range(True, 4), sum(range(101)), max(range(3, 9)), min(range(9, 3, -2)), sorted(range(3), reverse=True), tuple(range(2)))
a, *b, c = range(5)
print(a, b, c, [*range(2), *range(2)], dict(enumerate(range(2))), list(zip(range(3), range(3, 6))))
for bad in (lambda: range(), lambda: range(1.0), lambda: range(1, 2, 0), lambda: range("3"), lambda: range(3)[5], lambda: range(1, 2, 3, 4), lambda: range(3).index(7)):
    try:
        bad()
    except (TypeError, ValueError, IndexError) as e:
        print(type(e).__name__, e)
total = 0
for start in range(-3, 4):
    for stop in range(-3, 4):
        for step in (-2, -1, 1, 3):
            r = range(start, stop, step)
            total = (total * 7 + len(r) + sum(r) + (r[-1] if r else 0)) % 1000003
print(total)


class Steps:
    def __init__(self, n):
        self.n = n

    def __index__(self):
        return self.n


print(list(range(Steps(3))), [10, 20, 30][Steps(1)], "abc"[Steps(0) :], [0] * Steps(2), range(0, Steps(9), Steps(4)))
i = 100
for i in range(3):
    for i in range(2):
        pass
print(i)
n = 5
for k in range(n):
    n += 10
print(n, k)
table = {range(3): "a", range(0, 3): "b", (0, 1, 2): "c"}
print(len(table), table[range(3)])
seen = 0
for x in range(2**61 - 70, 2**61 + 70):
    seen ^= x
print(seen)
