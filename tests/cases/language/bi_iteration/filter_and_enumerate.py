# filter and enumerate in loops: what they ask, what they go over, and how each of them may end.
class Trouble(Exception):
    pass


class Odd:
    def __init__(self, n):
        self.n = n

    def __bool__(self):
        return self.n % 2 == 1


def odd(n):
    return n % 2


def stops(n):
    if n > 150:
        raise StopIteration
    return n % 3


def fails(n):
    if n == 170:
        raise Trouble(n)
    return n & 4


def kept(f, source):
    out = 0
    for v in filter(f, source):
        out = (out * 7 + v) % 1000003
    return out


def rare(n):
    out = []
    for v in filter(lambda x: x % 97 == 0, range(n)):
        out.append(v)
    return out


def numbers(n):
    for i in range(n):
        yield i * i


def fragile(n):
    for i in range(n):
        if i == 180:
            raise Trouble(i)
        yield i
    return "never"


def asks_itself(box):
    for k in range(200):
        try:
            next(box[0])
        except ValueError as error:
            yield str(error)


def counted(source, start):
    out = 0
    for i, v in enumerate(source, start):
        out = (out + i * v) % 1000003
    return out


def mixed(n):
    hits = 0
    for i in range(n):
        v = i if i % 3 else str(i % 5) if i % 2 else None
        if v in (1, "2", None, 7, 2.5):
            hits += 1
        if v not in ("0", 4, 8, 100):
            hits += 2
        if i % 2 == 0 in (True, 3):
            hits += 4
        if float(i) in (3, 5.0):
            hits += 8
    return hits


def main():
    print(kept(odd, range(3000)), kept(lambda x: x > 7, list(range(300))), kept(Odd, range(300)), kept(None, range(300)))
    print(kept(lambda x: Odd(x), range(300)), kept(lambda x: "x" * (x % 3), tuple(range(300))), kept(lambda x: [x] if x & 8 else [], {n: 0 for n in range(300)}))
    print(kept(stops, range(300)))
    for k in range(3):
        try:
            print(kept(fails, range(300)))
        except Trouble as trouble:
            print("trouble", trouble)
    print(rare(3000))
    print([v for v in filter(odd, range(200))][-3:], sum(v for v in filter(odd, numbers(200))))
    print(counted(numbers(3000), 0), counted(numbers(200), 1 << 61), counted(numbers(100), (1 << 62) - 50), counted(range(300), 5))
    try:
        print(counted(fragile(300), 0))
    except Trouble as trouble:
        print("trouble", trouble)
    e = enumerate(numbers(5))
    for i, v in e:
        if i == 2:
            break
    print(next(e), list(e), list(e))
    box = []
    box.append(enumerate(asks_itself(box)))
    seen = 0
    for i, text in box[0]:
        seen += i * len(text)
    print(seen)
    g = numbers(400)
    a, b = enumerate(g), enumerate(g, 1000)
    out = 0
    for i, v in a:
        out += i * v
        out -= next(b)[0]
    print(out)
    f = filter(odd, range(10))
    for v in f:
        for w in f:
            print(v, w, end="; ")
    print()
    print(mixed(3000))


main()
