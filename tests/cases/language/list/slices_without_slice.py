# Slices with constant and other bounds, of what a loop makes and of what it is given; user classes get their slice.
class Box:
    def __init__(self):
        self.seen = []
        self.kept = None

    def __getitem__(self, key):
        if isinstance(key, slice):
            return (key.start or 0) + (key.stop or 0) * 2 + (key.step or 1)
        return -1

    def __setitem__(self, key, value):
        self.kept = key, value

    def __delitem__(self, key):
        self.kept = key


class Index:
    def __index__(self):
        return 1


class Own(list):
    def __getitem__(self, key):
        return "own", key

class Plain(list):
    pass


def constant(n, items, text, pair):
    total = 0
    for i in range(n):
        t = (i, i + 1, i + 2)
        a, b = t[1:]
        c, = t[:-2]
        d, e = t[0:2]
        total += a - b + c + d + e + len(t[5:]) + len(t[2:1]) + len(t[-1:]) + len(t[:])
        l = [i, 1, 2]
        total += sum(l[1:]) + sum(l[:2]) + len(l[-2:]) + len(l[:-1]) + len(l[:]) + len(l[::2]) + l[::-1][0]
        total += len(items[1:3]) + len(items[-2:]) + len(items[:2]) + len(items[:-1])
        total += len(text[1:3]) + len(text[i % 3:]) + len(text[::-1]) + len(text[:i])
        total += len(pair[1:]) + len(pair[:2]) + (pair[:2] is pair) + (pair[:] is pair) + (pair[-2:] is pair) + (t[:3] is t)
        if i == n // 2:
            items, text, pair = [7], "x", (1, 2, 3)
        if i == n - 20:
            items, text, pair = (9, 8, 7), b"abc", [1]
    return total


def assigned(n):
    out = []
    x = list(range(6))
    for i in range(n):
        x[1:3] = [i, i + 1]
        x[::2] = (1, 2, 3)
        x[len(x):] = [i]
        del x[:1]
        x[0:0] = x[:1]
        del x[-1:]
        if i % 50 == 0:
            out.append(tuple(x))
    return out


def by_class(n, o):
    total = 0
    for i in range(n):
        total += o[i:2] + o[:i] + o[1:2:3] + o[5]
        o[1:i] = i
        total += o.kept[0].stop
        del o[i:]
        total += o.kept.start
    return total, o.kept


print(constant(300, [1, 2, 3, 4], "text", (1, 2)))
print(assigned(300))
print(by_class(300, Box()))
i = Index()
for n in range(100):
    r = [1, 2, 3][i:], "abc"[:i], (1, 2, 3)[i:Index()], Own([1])[1:2], Plain([1, 2, 3])[1:], range(10)[2:5], bytearray(b"abc")[1:]
print(r)


def wrong(f):
    try:
        for n in range(200):
            f(n)
    except Exception as error:
        print(type(error).__name__, error)


def zero(n):
    return [1, 2][::0 if n == 150 else 1]

def by_str(n):
    return "abc"["a" if n == 150 else 0:]

def by_float(n):
    x = [1, 2]
    x[1.0 if n == 150 else 1:] = [1]

def extended(n):
    x = [1, 2, 3]
    x[::2] = [1, 2] if n < 150 else [1]

def none(n):
    x = [1, 2] if n < 150 else None
    return x[1:]

def number(n):
    x = [1, 2] if n < 150 else 5
    x[1:] = ()

def delete(n):
    x = [1, 2] if n < 150 else (1, 2)
    del x[1:]

def iterable(n):
    x = [1, 2]
    x[1:] = [5] if n < 150 else 7

for f in zero, by_str, by_float, extended, none, number, delete, iterable:
    wrong(f)

def wide(n):
    r = 0
    for k in range(n):
        r += len([1, 2, 3][:10 ** 30 + k]) + len("abcd"[-10 ** 30:k]) + len((1, 2, 3)[-2 ** 62:k])
        x = [1, 2, 3]
        x[1:10 ** 30] = [k]
        r += len(x)
    return r
print(wide(200))

def left(n):
    # What is evaluated on the way may change what is cut.
    out = 0
    x = [1, 2, 3]
    for k in range(n):
        y = x[(x := [k, k]) and 1:]
        out += len(y)
        x = [1, 2, 3]
        x[(x := [k, k, k, k]) and 1:] = [0]
        out += len(x)
        x += [5]
        x[1:2] += [k, k]
        out += len(x)
    return out
print(left(200))


def rest(n, given):
    total = 0
    for k in range(n):
        a, *b = (k, k + 1, k + 2)
        *c, d = [k, 1]
        e, *f, g = (k, 5)
        *h, = (k,)[:1]
        i, *j = given
        b.append(k)
        total += a + sum(b) + len(c) + d + e + len(f) + g + h[0] + i + len(j)
        if k == n - 30:
            given = [1]
    return total


print(rest(200, (1, 2, 3)))


def too_few(n):
    t = (n,) if n < 150 else ()
    a, *b = t[:2]
    return a, b


wrong(too_few)
