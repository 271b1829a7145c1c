# Unpacking: sizes that fit, that do not, starred names at each position.


def three(values):
    a, b, c = values
    return a * 100 + b * 10 + c


def starred(values):
    first, *middle, last = values
    return first, middle, last


print(three((1, 2, 3)), three([4, 5, 6]), three(range(7, 10)), three({1: 0, 2: 0, 3: 0}))
for values in [(1, 2), (1, 2, 3, 4), [], "ab", {"k": 1}]:
    try:
        print(three(values))
    except ValueError as e:
        print("ValueError:", e)
for values in [5, None, 1.5]:
    try:
        print(three(values))
    except TypeError as e:
        print("TypeError:", e)
print(starred("abcde"), starred((1, 2)))
try:
    starred([1])
except ValueError as e:
    print(e)
*front, end = range(5)
head, *rest = [7]
print(front, end, head, rest)
total = 0
pairs = [(i, (i + 1, i * i)) for i in range(150)]
for a, (b, c) in pairs:
    total += a * b - c
print(total)
swaps = list(range(10))
for n in range(100):
    i, j = n % 10, n * 7 % 10
    swaps[i], swaps[j] = swaps[j], swaps[i]
print(swaps)
