# iter() and next() called by hand in hot loops, over everything, with and without a default, to the end and beyond.
class Count:
    def __init__(self, stop):
        self.at, self.stop = 0, stop

    def __iter__(self):
        return self

    def __next__(self):
        if self.at >= self.stop:
            return self.over()
        self.at += 1
        return self.at

    def over(self):
        raise StopIteration(self.at)


class Bag:
    def __init__(self, items):
        self.items = items

    def __iter__(self):
        yield from self.items


class Indexed:
    def __getitem__(self, index):
        if index > 2:
            raise IndexError
        return index


class Broken:
    def __iter__(self):
        return 5

    def __next__(self):
        raise ValueError("broken")


class Derived(Count):
    def __next__(self):
        try:
            return super().__next__() * 10
        except StopIteration as error:
            if self.stop == 3:
                raise KeyError(error.value) from None
            raise


def all_of(make, n):
    out = []
    for k in range(n):
        it = iter(make())
        try:
            while True:
                item = next(it)
                if k == n - 1:
                    out.append(item)
        except StopIteration as error:
            if k == n - 1:
                out.append(error.value)
        if k % 2:
            out.append(next(it, None)) if k > n - 3 else next(it, "end")
    return out


def sums(make, n):
    total = 0
    for k in range(n):
        it = iter(make())
        total += next(it, 1) + next(it, 2) + next(it, 3) + next(it, 4)
    return total


numbers = {1: 5, 2: 6}
makers = [
    lambda: [1, 2, 3],
    lambda: (1, 2),
    lambda: range(3),
    lambda: range(5, 1, -2),
    lambda: range(10 ** 25, 10 ** 25 + 2),
    lambda: numbers,
    lambda: numbers.values(),
    lambda: {7},
    lambda: Count(2),
    lambda: Bag([1, 2]),
    lambda: Indexed(),
    lambda: (x for x in (1, 2)),
    lambda: Derived(2),
    lambda: zip([1, 2], [3, 4]),
    lambda: "aüz",
    lambda: b"ab",
    lambda: numbers.items(),
    lambda: reversed([1, 2]),
    lambda: map(abs, (-1, 2)),
]
for make in makers:
    print(all_of(make, 120))
for make in makers[:13]:
    print(sums(make, 120))


def mixed(n):
    total = 0
    for k in range(n):
        x = [1, 2] if k % 3 else (3, 4)
        if k > n - 10:
            x = Count(k % 2)
        it = iter(x)
        total += next(it, 0)
        total += next(it, 5)
        x = None
    return total


print(mixed(200))


def grows(n):
    out = 0
    for k in range(n):
        x = [1]
        it = iter(x)
        next(it)
        if k % 2:
            x.append(k)
        out += next(it, -1)
        x.append(5)
        out += next(it, -2)
        d = {1: 1}
        it = iter(d)
        next(it)
        if k == n - 1:
            d[2] = 2
            next(it)
    return out


def attempt(f, *args):
    try:
        print(f(*args))
    except Exception as error:
        print(type(error).__name__, error, repr(error.__context__), repr(error.__cause__))


attempt(grows, 150)


def within(n):
    it = iter(())
    for k in range(n):
        try:
            {}[k]
        except KeyError:
            try:
                next(it)
            except StopIteration as error:
                seen = error.__context__
    return repr(seen), next(it)


attempt(within, 150)


def uncaught(n, make):
    for k in range(n):
        it = iter(make(k))
        for _ in range(3):
            next(it)


attempt(uncaught, 150, lambda k: [1, 2, 3] if k < 120 else [1])
attempt(uncaught, 150, lambda k: Count(3) if k < 120 else Derived(3))
attempt(uncaught, 150, lambda k: Derived(4) if k < 120 else Derived(2))
attempt(uncaught, 150, lambda k: "abc" if k < 120 else "ab")
attempt(uncaught, 150, lambda k: "abc" if k < 120 else 5)
attempt(uncaught, 150, lambda k: "abc" if k < 120 else Broken())


def broken(n):
    b = Broken()
    total = 0
    for k in range(n):
        try:
            total += next(b, 1)
        except ValueError:
            total += 2
    return total, next(5)


attempt(broken, 150)


def spread(n):
    total = 0
    for k in range(n):
        args = Count(k % 2), 7
        total += next(*args)
        g = (x for x in range(k % 2))
        total += next(*(g, 3)) + next(g, 1)
        it = iter([k].pop, 5) if k == 6 else iter([k])
        total += next(it)
    return total


print(spread(200))


def generator(n):
    def inner(it):
        while True:
            try:
                yield next(it) + next(it, 100)
            except StopIteration:
                return

    total = 0
    for k in range(n):
        total += sum(inner(iter([k, 1, 2])))
    return total


print(generator(150))
