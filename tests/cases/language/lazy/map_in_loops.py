# `map` in a `for` loop: the function may raise, end the loop, be exchanged, and be of any kind.


def total(function, *sources):
    result = 0
    for value in map(function, *sources):
        result += value
    return result


numbers = list(range(150))
print(total(lambda x: x + 1, numbers), total(abs, numbers), total(int, map(str, numbers)))
print(total(lambda x, y: x * y, numbers, range(80)), total(lambda x, y=2: x * y, numbers))
print(total({n: n * n for n in numbers}.get, numbers))


class Adder:
    def __init__(self, n):
        self.n = n

    def __call__(self, x):
        return x + self.n

    def add(self, x):
        return x - self.n


print(total(Adder(3), numbers), total(Adder(3).add, numbers))


def stops(limit):
    def function(x):
        if x == limit:
            raise StopIteration("enough")
        return x

    seen = 0
    it = map(function, numbers)
    for value in it:
        seen += value
    return seen, next(it, "over")


print(stops(100), stops(149), stops(1000))


def raises(limit):
    def function(x):
        if x % limit == limit - 1:
            raise ValueError(x)
        return x

    it, errors, seen = map(function, numbers), [], 0
    while True:
        try:
            for value in it:
                seen += value
            return seen, len(errors), errors[-1:]
        except ValueError as error:
            errors.append(str(error))


print(raises(100), raises(7), raises(2))


def changing():
    def one(x):
        return x

    it, seen = map(lambda x: one(x), range(200)), []
    for value in it:
        seen.append(value)
        if value == 120:
            one = lambda x: -x
    return seen[119:124], sum(seen)


print(changing())


def doubles(n):
    for value in map(lambda x: [x, x], range(n)):
        yield from value


print(sum(doubles(120)))


def generators():
    def numbered(x):
        yield x
        yield x + 1

    return sum(sum(pair) for pair in map(numbered, range(100)))


print(generators())
print(sum(1 for x in map(lambda: 1, [])), [f for f in map(None, [])])
try:
    total(lambda: 1, numbers)
except TypeError as error:
    print(error)


def looping(x):
    for n in range(x % 5):
        x += n
    return x


print(total(looping, numbers))
