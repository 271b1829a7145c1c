# array: kinds, ranges, bytes, slices.
from array import array

a = array("i", [1, 2, 3])
a.append(4)
a.extend([5, 6])
a.insert(0, 0)
print(a, a[1], a[-1], a[1:3], len(a), a.typecode, a.itemsize, a.pop(), a.pop(0), a.index(3), a.count(2), 3 in a, list(a), a.tolist(), a == array("i", [1, 2, 3, 4, 5]), a + array("i", [9]), a * 2)
a[0] = 10
a[1:2] = array("i", [7, 8])
del a[0]
a.reverse()
a.remove(8)
print(a, array("d"), array("d", [1.5]), array("B", b"ab"), array("f", [0.1]), array("h", [1, 2]).tobytes(), array("q", (2**62,)), array("i", range(3)), array("u", "ab"))
b = array("H")
b.frombytes(b"\x01\x00\x02\x00")
print(b, b.tobytes(), array("i", [1]) < array("i", [2]), array("i", [1]) == array("d", [1.0]), [x for x in b])
b.byteswap()
print(b)
for bad in (lambda: array("z"), lambda: array("i", ["a"]), lambda: array("b", [200]), lambda: array("B", [-1]), lambda: array("i", "abc"), lambda: a[99], lambda: array("i").pop(), lambda: a.remove(99), lambda: a.append(1.5), lambda: a.frombytes(b"abc"), lambda: array("i", [1]) + [1], lambda: array(5), lambda: array("h", [40000]), lambda: array("d", ["x"])):
    try:
        print(bad())
    except (TypeError, ValueError, OverflowError, IndexError) as e:
        print(type(e).__name__, e)
total = 0
xs = array("d", [0.0]) * 10
for i in range(100):
    xs[i % 10] += i * 0.5
    total += len(xs)
print(total, xs)
