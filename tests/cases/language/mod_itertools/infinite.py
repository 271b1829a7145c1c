# Endless iterators: steps of every kind of number, repr while they run, and what ends them.
from itertools import count, cycle, islice, repeat

print(list(islice(count(), 4)), list(islice(count(10, -3), 4)), list(islice(count(0.5, 0.25), 3)), list(islice(count(2**64), 2)))
c = count(5)
next(c)
print(c, count(1, 2), count(2.5), repr(count(step=1)), count(-1, True))
print(list(islice(cycle("ab"), 5)), list(cycle([])), list(islice(cycle(iter(range(3))), 7)))
r = repeat("x", 3)
print(r, next(r), r, list(r), list(r), list(repeat(1, 0)), list(repeat(1, -5)), repeat(None))
print(list(map(pow, range(5), repeat(2))), r.__length_hint__())
for bad in (lambda: count("a"), lambda: repeat(1, "x"), lambda: cycle(5), lambda: repeat(1).__length_hint__()):
    try:
        print(bad())
    except TypeError as e:
        print("TypeError", e)
total = 0
for i, k in zip(range(100), cycle((1, -2, 3))):
    total += i * k
for n in count(1, 3):
    total += n
    if n > 200:
        break
print(total, sum(repeat(7, 50)))
