# Ordering of lists, tuples and strings, element by element, and what stops early.


class Noisy:
    log = []

    def __init__(self, n):
        self.n = n

    def __eq__(self, other):
        Noisy.log.append(f"{self.n}=={other.n}")
        return self.n == other.n

    def __lt__(self, other):
        Noisy.log.append(f"{self.n}<{other.n}")
        return self.n < other.n


a = [Noisy(1), Noisy(2), Noisy(3)]
b = [Noisy(1), Noisy(5), Noisy(0)]
print(a < b, Noisy.log)
Noisy.log.clear()
print(a == b, Noisy.log)
Noisy.log.clear()
print(a == a, a == a[:2], Noisy.log)
Noisy.log.clear()
print(a[0] in b, a.index(Noisy(3)), Noisy.log)
print([1, 2] < [1, 2, 3], [1, 2] < [2], [] < [0], [1, "a"] < [2, 3], [3] > [2, 9], [1] <= [1], (1,) >= (0, 5))
print("abc" < "abd", "Z" < "a", "" < "a", "abc" < "abcd", "10" < "9", "é" > "z", "a" <= "a")
print([[1], [2]] < [[1], [3]], ((1, 2), 3) < ((1, 2), 4), [1.0, 2] == [1, 2.0], (1, [2]) == (1, [2]))
nan = float("nan")
print([nan] == [nan], [nan] == [float("nan")], (nan,) < (1,), nan in (nan,), [nan].count(nan))
for bad in (lambda: [1] < (1,), lambda: "a" < ["a"], lambda: (1, "a") < (1, 2), lambda: {} < {}, lambda: range(2) < range(3)):
    try:
        bad()
    except TypeError as e:
        print(e)
rows = [(i * 37 % 11, "abcdef"[i % 6], -i) for i in range(120)]
best = rows[0]
swaps = 0
for r in rows:
    if r > best:
        best = r
        swaps += 1
print(best, swaps, sorted(rows)[:2], max(rows), min(rows))
