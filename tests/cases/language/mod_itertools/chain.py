# chain: nothing is touched before it is needed; from_iterable takes them one by one.
from itertools import chain

print(list(chain()), list(chain("ab", [1], (2,), {3: 4})), list(chain.from_iterable(["ab", [1]])), list(chain([], [], "x")))


def loud(n):
    print("start", n)
    for i in range(n):
        yield i
    print("end", n)


it = chain(loud(2), loud(1))
print("made")
for x in it:
    print(x)
print(next(it, "over"), next(it, "over"))
lazy = chain.from_iterable(loud(n) for n in (1, 2))
print(next(lazy), next(lazy), iter(lazy) is lazy)
bad = chain([1], 5, [2])
print(next(bad))
try:
    next(bad)
except TypeError as e:
    print(e)
try:
    chain.from_iterable(3)
except TypeError as e:
    print(e)
total = 0
for x in chain(range(50), range(100, 150), (7 for _ in range(20))):
    total += x
print(total)
