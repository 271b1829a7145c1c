# Positional, keyword, default, *args, **kwargs, keyword-only and positional-only parameters.


def plain(a, b=2, *args, c, d=4, **rest):
    return (a, b, args, c, d, sorted(rest.items()))


def strict(a, b, /, c, *, d):
    return a * 1000 + b * 100 + c * 10 + d


print(plain(1, c=3))
print(plain(1, 5, 6, 7, c=8, e=9, f=10))
print(plain(*[1, 2, 3], **{"c": 4, "z": 5}))
print(plain(*(1,), *range(2, 4), c=0, **{"p": 1}, **{"q": 2}))
print(strict(1, 2, 3, d=4), strict(1, 2, d=4, c=3))
for wrong in (
    lambda: plain(1),
    lambda: plain(c=1),
    lambda: strict(1, 2, 3, 4),
    lambda: strict(1, b=2, c=3, d=4),
    lambda: strict(1, 2, 3, d=4, e=5),
    lambda: strict(1, 2, 3, c=3, d=4),
    lambda: plain(1, c=1, **{"c": 2}),
    lambda: plain(*5),
    lambda: plain(**5),
    lambda: plain(**{1: 2}),
):
    try:
        print(wrong())
    except TypeError as e:
        print(e)


def forward(*args, **kwargs):
    return strict(*args, **kwargs)


total = 0
for i in range(200):
    total += forward(i % 3, 1, c=i % 5, d=i % 2)
    total += forward(1, 2, *(i % 4,), d=0)
print(total)
