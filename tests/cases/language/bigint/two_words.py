# Integers about the limits of one word, two words and more: every operation, every sign.
import operator

edges = [0, 1, 7, 10, 64]
for bits in (31, 62, 63, 64, 126, 127, 128, 191):
    edges += [(1 << bits) - 1, 1 << bits, (1 << bits) // 3]
edges += [-n for n in edges]
operations = [operator.add, operator.sub, operator.mul, operator.floordiv, operator.mod, operator.and_, operator.or_, operator.xor,
              operator.truediv, divmod]


def all_pairs(f):
    seen = count = 0
    for a in edges:
        for b in edges:
            try:
                answer = f(a, b)
            except ZeroDivisionError as error:
                answer = (str(error), a)
            except OverflowError as error:
                answer = (str(error), a, b)
            seen = (seen * 1000003 + hash(str(answer)) + hash(answer) * 3) % ((1 << 61) - 1)
            count += 1
    return f.__name__, count, seen


for f in operations:
    print(*all_pairs(f))


def shifts():
    seen = 0
    for a in edges:
        for by in (0, 1, 2, 3, 31, 32, 60, 61, 62, 63, 64, 65, 100, 126, 127, 128, 129, 200):
            seen = (seen * 1000003 + hash(a << by) * 7 + hash(a >> by)) % ((1 << 61) - 1)
            assert (a << by) >> by == a and (a >> by) == a // (1 << by)
    return seen


print(shifts())
for a in edges:
    print(a, bin(a), oct(a), "%x %X %d %+d %#o" % (a, a, a, a, a), f"{a:b} {a:,} {a:_x} {a:>40}", hash(a), a.bit_length(), float(a))


def bytes_of(a, length, order, signed):
    try:
        return a.to_bytes(length, order, signed=signed).hex()
    except OverflowError as error:
        return str(error)


for a in edges:
    print([bytes_of(a, length, order, signed) for length in (0, 1, 4, 8, 9, 15, 16, 17, 24) for order in ("little", "big") for signed in (True, False)])


def xorshift(n):
    x = 88172645463325252
    for _ in range(n):
        x ^= (x << 13) & 0xFFFFFFFFFFFFFFFF
        x ^= x >> 7
        x ^= (x << 17) & 0xFFFFFFFFFFFFFFFF
    return x


def multiply(n):
    x, seen = 1, 0
    for _ in range(n):
        x = (x * 6364136223846793005 + 1442695040888963407) % (1 << 64)
        seen ^= x >> 33
    return x, seen


def fnv(data):
    h = 0xCBF29CE484222325
    for byte in data:
        h = ((h ^ byte) * 0x100000001B3) & 0xFFFFFFFFFFFFFFFF
    return h


print(xorshift(3000), multiply(3000), fnv(bytes(range(256)) * 10))
