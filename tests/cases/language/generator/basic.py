# A generator runs up to each yield, and no further.
def count(n):
    print("start", n)
    i = 0
    while i < n:
        print("before", i)
        yield i
        print("after", i)
        i += 1
    print("end")


g = count(3)
print("made", type(g).__name__, iter(g) is g)
print(next(g))
print(next(g))
print(next(g))
print(next(g, "default"))
print(next(g, "default"))
try:
    next(g)
except StopIteration as stop:
    print(repr(stop), stop.value, stop.args)

for round in range(60):
    total = 0
    for x in (i for i in range(round)):
        total += x
    assert total == round * (round - 1) // 2


def many(n):
    i = 0
    while i < n:
        yield i
        i += 1


s = 0
for k in range(50):
    for x in many(k):
        s += x
print(s, list(many(5)), tuple(many(3)), sum(many(100)), max(many(7)), sorted(many(4), reverse=True))
a, *b, c = many(6)
print(a, b, c, [*many(3), *many(2)], {*many(3)}, dict(zip(many(3), many(3))))
print(3 in many(5), 9 in many(5), list(map(str, many(4))), list(zip(many(3), "abc")))
