# array in loops: sieves, prefix sums, matrices in one array, bytes swapped, slices assigned, buffers shared, errors by type.
from array import ArrayType, array, typecodes

n = 3000
sieve = array("b", [1]) * n
sieve[0] = sieve[1] = 0
for i in range(2, int(n**0.5) + 1):
    if sieve[i]:
        sieve[i * i::i] = array("b", bytes(len(range(i * i, n, i))))
print(sum(sieve), sieve.itemsize, sieve.count(1), sieve.index(1), len(sieve))
size = 12
a, b, c = (array("d", [0.0]) * (size * size) for _ in range(3))
for i in range(size * size):
    a[i], b[i] = i % 7 / 2, i % 5 - 2
for i in range(size):
    for j in range(size):
        t = 0.0
        for k in range(size):
            t += a[i * size + k] * b[k * size + j]
        c[i * size + j] = t
print(sum(c), c[5], c[-1], max(c), min(c))
prefix, total = array("q", [0]), 0
for i in range(500):
    prefix.append(prefix[-1] + i * i % 31)
for i in range(0, 480, 7):
    total += prefix[i + 20] - prefix[i]
print(total, prefix[-1], prefix.buffer_info()[1])
print(typecodes, array is ArrayType, array("u", "héllo").tounicode(), array("i", b"\1\0\0\0\2\0\0\0"), array("h", [1, -1]).tobytes(), array("B", [1, 2]) + array("B", [3]), array("i", [1, 2]) * 2, array("i", range(5))[1:4], array("i", range(6))[::-2], array("f", [0.1])[0], array("d", [1, 2]) == array("i", [1, 2]), array("i", [1]) < array("i", [2]), array("i") == array("d"))
x = array("H", [1, 2, 3])
x.byteswap()
x.extend([7, 8])
x.insert(1, 99)
x.remove(8)
x.reverse()
print(x, x.pop(), x.pop(0), x.tolist(), x.typecode, 99 in x, x.index(99, 1), x.__copy__() == x, x.__reduce_ex__(2)[1] if False else "")
x.frombytes(b"\5\0")
x.fromlist([1])
x[1:2] = array("H", [50, 51, 52])
del x[0], x[-2:]
x *= 2
x += array("H", [4])
print(x)
x[0] = 1000
for bad in (lambda: x.append(-1), lambda: x.append("a"), lambda: array("z"), lambda: array("i", "text"), lambda: array("i", [1.5]), lambda: array("b", [200]), lambda: array("u", ["ab"]), lambda: array("i", b"123"), lambda: x.frombytes(b"1"), lambda: x.fromlist([1, "a"]), lambda: x + [1], lambda: x.extend(array("i", [1])), lambda: x[99], lambda: x.remove(12345), lambda: x.index(12345), lambda: array("i").pop(), lambda: x.__setitem__(slice(0, 1), [1]), lambda: array("ii"), lambda: x["a"], lambda: array("i", [1]).tounicode(), lambda: array("f", [None]), lambda: array("Q", [2**64])):
    try:
        print(bad())
    except (TypeError, ValueError, OverflowError, IndexError, BufferError) as e:
        print(type(e).__name__, "|", e)
x.append(5)
print(x, len(x))
mixed = 0
for i in range(200):
    y = array("ihBfd"[i % 5], [i % 50, 3, i % 20])
    y.append(i % 100)
    mixed += int(sum(y)) + y.itemsize + len(y.tobytes()) + (y[1] == 3)
print(mixed)
