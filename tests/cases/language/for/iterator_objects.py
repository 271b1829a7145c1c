# Iterators as objects: iter with a sentinel, exhausted, shared, wrapping others, raising in the middle.


class Chunks:
    def __init__(self, values, size):
        self.values, self.size, self.at = values, size, 0

    def __iter__(self):
        return self

    def __next__(self):
        if self.at >= len(self.values):
            raise StopIteration
        part = self.values[self.at : self.at + self.size]
        self.at += self.size
        return part


class Peek:
    END = object()

    def __init__(self, source):
        self.source = iter(source)
        self.ahead = next(self.source, Peek.END)

    def __bool__(self):
        return self.ahead is not Peek.END

    def next(self):
        value, self.ahead = self.ahead, next(self.source, Peek.END)
        return value


def merge(a, b):
    a, b = Peek(a), Peek(b)
    out = []
    while a or b:
        if not b or a and a.ahead <= b.ahead:
            out.append(a.next())
        else:
            out.append(b.next())
    return out


print(list(Chunks([1, 2, 3, 4, 5], 2)), merge([1, 4, 9], [2, 3, 10, 11]), merge([], "ab"), len(merge(range(0, 200, 2), range(1, 200, 3))))
c = Chunks("abcdef", 4)
print(next(c), next(c), next(c, "none"), list(c), list(Chunks("", 1)))


class Fails:
    def __init__(self, at):
        self.at = at
        self.n = 0

    def __iter__(self):
        return self

    def __next__(self):
        self.n += 1
        if self.n == self.at:
            raise ValueError(f"broke at {self.n}")
        return self.n


seen = []
try:
    for x in Fails(130):
        seen.append(x)
except ValueError as e:
    print(e, len(seen))
numbers = iter(range(10))
for x in numbers:
    if x == 3:
        break
print(x, list(numbers), list(numbers))
it = iter([1, 2, 3])
pairs = [(a, b) for a, b in zip(it, it)]
print(pairs, iter(it) is it)
box = [5, 4, 3, 0, 9]
print(list(iter(box.pop, 3)), box)
total = 0
for part in Chunks(list(range(300)), 3):
    a, b, c = part
    total += a * b - c
print(total)
for kind in ([1], (1,), "a", {1: 2}, {1}, range(1), zip(), map(str, []), filter(None, []), enumerate([]), reversed([])):
    print(type(iter(kind)).__name__, end=" ")
print()


class NoNext:
    def __iter__(self):
        return NoNext


for bad in (NoNext(), 7):
    try:
        iter(bad)
    except TypeError as e:
        print(e)
