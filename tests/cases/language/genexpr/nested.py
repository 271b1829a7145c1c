# Generator expressions: nested.
print(list(list(y for y in range(x)) for x in range(4)))
print(sum(x * y for x in range(10) for y in range(x) if (x + y) % 3 == 0))
print(list((x, y, z) for x in "ab" for y in (1, 2) if y > 1 or x == "a" for z in [x * y]))
g = ((lambda: (x, y)) for x in range(2) for y in range(2))
print([f() for f in g])
g = ([x for x in range(n)] for n in range(3))
print(list(g))
matrix = [[1, 2], [3, 4]]
print(tuple(tuple(row[i] for row in matrix) for i in range(2)))
print(dict((k, sum(v for v in vs)) for k, vs in {"a": [1, 2], "b": [3]}.items()))
print(max((len(w), w) for w in "the quick brown fox".split()))


def scoping():
    x = 1
    y = [2]
    inner = (x + z for z in y)
    x = 10
    y = [20]
    return list(inner)


print(scoping())


def conditions(n):
    return list(x for x in range(n) if x % 2 if x % 3)


print(conditions(20), sum(len(conditions(k)) for k in range(50)))


class K:
    n = 3
    squares = tuple(i * i for i in range(n))
    pairs = list((a, b) for a in range(n) for b in range(2))

    def method(self):
        return sum(self.n for _ in range(self.n)), list(__class__.__name__ for _ in "a")


print(K.squares, K.pairs, K().method())


def free(n):
    def inner():
        return (n * i for i in range(n))
    n += 1
    return inner


print(list(free(2)()))
gens = [(i * j for j in range(3)) for i in range(3)]
print([list(g) for g in gens])
gens = list((i * j for j in range(3)) for i in range(3))
print([list(g) for g in gens])
t = 0
for a in (b for b in (c for c in (d for d in range(100)))):
    t += a
print(t)
star = (*(x for x in "ab"), *(y for y in "c"))
print(star, print(*(x for x in range(3)), sep="-"))
w = [y := 5, *(y + x for x in range(2))]
print(w, y)
print((yield_ := 3), [z for z in [5] if any((q := y) > 1 for y in (1, 2, 3))], q)
