# Numbers in arrays, lists and objects; ints that are large or made from text.
import array
import random
import struct

from measured import main


class Point:

    def __init__(self, x, y, z=0.0):
        self.x = x
        self.y = y
        self.z = z

    def norm(self):
        return self.x * self.x + self.y * self.y

    def __add__(self, o):
        return Point(self.x + o.x, self.y + o.y)


def array_float_loop(n):
    a = array.array('d', [1.0]) * 256
    s = 0.0
    for i in range(n):
        j = i & 255
        a[j] = a[j] * 0.5 + 1.0
        s += a[j]
    return s


def array_int_loop(n):
    a = array.array('i', range(256))
    s = 0
    for i in range(n):
        j = i & 255
        a[j] = a[j] + j & 65535
        s += a[j]
    return s


def float_list(n):
    a = [float(i) for i in range(256)]
    for i in range(n):
        a[i & 255] = a[i + 1 & 255] * 0.5 + 1.0
    return sum(a)


def float_fields(n):
    ps = [Point(float(i), 1.0) for i in range(256)]
    for i in range(n):
        p = ps[i & 255]
        p.x = p.x * 0.5 + p.y
        p.y = p.y * 0.99
    return sum((p.x for p in ps))


def hash64(n):
    h = 14695981039346656037
    for i in range(n):
        h = (h ^ i & 255) * 1099511628211 & 18446744073709551615
    return h


def big_ints(n):
    a, m = (12345678901234567890, (1 << 89) - 1)
    s = 1
    for i in range(n):
        s = (s * a + i) % m
    return s


def int_str(n):
    s = 0
    for i in range(n):
        s += int(str(i))
    return s


def random_py(n):
    r = random.Random(1)
    s = 0
    for i in range(n):
        s += r.random() + r.randrange(10)
    return round(s, 3)


def struct_unpack(n):
    b = struct.pack('<IHB', 1, 2, 3)
    s = 0
    for i in range(n):
        s += struct.unpack('<IHB', b)[0]
    return s


main(globals(), [
    ("array float loop", "array_float_loop(10_000)", 10_000),
    ("array int loop", "array_int_loop(10_000)", 10_000),
    ("float list", "float_list(10_000)", 10_000),
    ("float fields", "float_fields(10_000)", 10_000),
    ("hash64", "hash64(10_000)", 10_000),
    ("big ints", "big_ints(10_000)", 10_000),
    ("int str", "int_str(10_000)", 10_000),
    ("random py", "random_py(10_000)", 10_000),
    ("struct unpack", "struct_unpack(10_000)", 10_000),
])
