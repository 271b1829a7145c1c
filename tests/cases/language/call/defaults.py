# Defaults are evaluated once, in the defining scope, and belong to the function.


def collect(item, into=[]):
    into.append(item)
    return into


for i in range(120):
    result = collect(i)
print(len(result), result[-1], collect(1, []), len(collect.__defaults__[0]))

base = 10


def shifted(n, by=base):
    return n + by


base = 20
print(shifted(1), shifted(1, base))


def make(tag, log):
    log.append(tag)
    return tag


log = []


def order(a=make("first", log), b=make("second", log), *, c=make("third", log)):
    return a + b + c


print(log, order(), order(b="!"), order("x", c="z"))
functions = []
for i in range(5):
    functions.append(lambda n, i=i: n * i)
total = 0
for n in range(150):
    for f in functions:
        total += f(n)
print(total)


def sentinel(value=None):
    if value is None:
        value = []
    value.append(1)
    return len(value)


print(sum([sentinel() for _ in range(200)]), sentinel([1, 2]))
print(order.__defaults__, order.__kwdefaults__, order.__name__)
