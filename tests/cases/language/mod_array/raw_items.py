# Arrays keep raw items: loops over each kind, the ends of what fits, views, pickles, and random operations.
import copy
import pickle
from array import array

KINDS = "bBhHiIlLqQ"


def fill(a, n, item):
    total = 0
    for i in range(n):
        a[i % len(a)] = item(i)
        total = total + a[(i * 3) % len(a)]
    return total


def walk(a, turns):
    total = 0
    for _ in range(turns):
        for x in a:
            total += x
        total += len(a) + a[-1]
    return total


for kind in KINDS:
    bits = 8 * array(kind).itemsize
    low, high = (-(1 << (bits - 1)), (1 << (bits - 1)) - 1) if kind.islower() else (0, (1 << bits) - 1)
    a = array(kind, [0] * 9)
    print(kind, fill(a, 300, lambda i: (low + i * 7919) % (high + 1)), a[:3])
    print(kind, fill(a, 300, lambda i: high - i % 100), fill(a, 300, lambda i: low + i % 100), walk(a, 40))
    for wrong in (low - 1, high + 1, 1 << 70, 1.5, "1", None):
        try:
            a[0] = wrong
        except (OverflowError, TypeError) as e:
            print(kind, type(e).__name__, e)

d = array("d", [0.0] * 7)
print(fill(d, 500, lambda i: i * 0.25), walk(d, 50), fill(d, 300, lambda i: i), d)
f = array("f", [0.0] * 7)
print(fill(f, 500, lambda i: i * 0.1), walk(f, 50))


def until_it_does_not_fit(a):
    for i in range(100000):
        try:
            a[i % 4] += i
        except OverflowError as e:
            return i, str(e), a.tolist()


for kind in "bBhHi":
    print(until_it_does_not_fit(array(kind, [0] * 4)))


# The kind changes under way.
def mixed(arrays, turns):
    total = 0
    for i in range(turns):
        a = arrays[i % len(arrays)]
        a[i % 5] = i % 100
        total += a[(i + 1) % 5]
    return total


print(mixed([array(kind, [1] * 5) for kind in KINDS + "fd"], 3000))

seed = 99


def rnd(n):
    global seed
    seed = (seed * 1103515245 + 12345) & 0x7FFFFFFF
    return (seed >> 8) % n


for kind in "bHiqd":
    a, log = array(kind), []
    for n in range(700):
        what = rnd(16)
        try:
            if what < 4:
                a.append(rnd(120))
            elif what == 4:
                a.insert(rnd(40) - 20, rnd(120))
            elif what == 5:
                log.append(a.pop(rnd(30) - 15))
            elif what == 6:
                a.remove(rnd(120))
            elif what == 7:
                del a[rnd(20) - 10 : rnd(20) : rnd(5) - 2]
            elif what == 8:
                a[rnd(20) : rnd(20)] = array(kind, range(rnd(6)))
            elif what == 9:
                a[:: rnd(4) + 1] = array(kind, range(rnd(4)))
            elif what == 10:
                a.reverse()
            elif what == 11:
                log.append((a[rnd(9) - 4 :: rnd(3) - 1], a.count(5), a.index(rnd(120))))
            elif what == 12:
                a.extend(range(rnd(4)))
            elif what == 13:
                a *= rnd(3)
                del a[40:]
            elif what == 14:
                log.append((a < array("i", [60]), a == a[:], a.tobytes()[:5], 7 in a))
            else:
                a.frombytes(array(kind, [n % 100]).tobytes())
        except (IndexError, ValueError, BufferError) as e:
            log.append(f"{type(e).__name__}: {e}")
    print(a, len(log), log[-6:])

a = array("h", range(6))
with memoryview(a) as view:
    view[1] = -5
    print(view.obj is a, view.format, view.tolist(), bytes(view), a)
    for change in (lambda: a.append(1), lambda: a.pop(), lambda: a.__delitem__(0)):
        try:
            change()
        except BufferError as e:
            print(e)
a.append(1)
print(a, bytearray(a)[:4], b"".join([a, a])[:6])
for protocol in range(6):
    print(protocol, [pickle.loads(pickle.dumps(array(k, v), protocol)) for k, v in (("q", [1 << 60]), ("u", "h\xe9"), ("d", [0.5]))])
print(a.__reduce_ex__(4), copy.copy(a), copy.deepcopy(a))


class Named(array):
    def __init__(self, *args):
        self.name = "n"


n = Named("i", [1, 2])
n.append(3)
print(n, n.name, n[1:], n + array("i", [4]), pickle.loads(pickle.dumps(array("i", [1]))), sum(n))
for change in (lambda: setattr(a, "extra", 1), lambda: setattr(array, "extra", 1)):
    try:
        change()
    except (AttributeError, TypeError) as e:
        print(type(e).__name__, e)
match a:
    case [first, *_]:
        print("a sequence", first)
