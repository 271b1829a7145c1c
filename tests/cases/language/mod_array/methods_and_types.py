# array.array: type codes, methods, slices, conversions, overflows, comparison, repr.
from array import array, typecodes, ArrayType
def t(f, *a, **k):
    try: return f(*a, **k)
    except Exception as e: return f"{type(e).__name__}: {e}"
print(typecodes, ArrayType is array, [(c, array(c).itemsize) for c in typecodes], array("i"), array("i", [1, 2]), array("u", "aé"), array("d", [1, 2.5]), array("B", b"ab"), array("b", bytearray(b"\xff")), t(array, "z"), t(array, "i", 5), t(array, "i", "ab"), t(array, "i", [1.5]), t(array, "b", [128]), t(array, "B", [-1]), t(array, "f", ["a"]), t(array, "u", [1]), t(array, "ii"), t(array, 5), array("i", array("h", [1, 2])), array("i", (x for x in range(3))))
a = array("i", [3, 1, 2]); print(a[0], a[-1], a[1:], a[::-1], t(lambda: a[9]), t(lambda: a["x"]), a + array("i", [9]), a * 2, 2 * a, t(lambda: a + [1]), t(lambda: a + array("h")), 1 in a, "x" in a, len(a), a == array("i", [3, 1, 2]), a == array("d", [3, 1, 2]), a == [3, 1, 2], a < array("i", [4]), list(a), max(a), a.typecode, bool(array("i")))
print(a.append(7), a.extend([8]), a.extend(array("i", [9])), t(a.extend, array("h", [1])), t(a.extend, 5), a.insert(0, 0), a.insert(-1, 5), a.insert(99, 6), a.pop(), a.pop(0), t(a.pop, 99), a.remove(7), t(a.remove, 99), a.index(8), t(a.index, 99), a.index(1, 1), a.count(1), a.reverse(), a, t(a.append, "x"), t(a.append, 2**31), t(a.append, 1.0), a.tolist(), a.tobytes()[:5], a.byteswap(), a, a.byteswap(), a.buffer_info()[1])
a[0] = 100; a[1:3] = array("i", [5, 5, 5]); del a[0]; del a[::2]; print(a, t(a.__setitem__, 0, "x"), t(a.__setitem__, 99, 1), t(a.__setitem__, slice(0, 1), [1]), a.frombytes(b"\1\0\0\0"), t(a.frombytes, b"abc"), a.fromlist([7, 8]), t(a.fromlist, [1, "x"]), t(a.fromlist, (1,)), a, t(array("i").pop), t(array("B", b"x").fromunicode, "a"))
u = array("u", "ab"); u.fromunicode("c"); print(u, u.tounicode(), u[0], t(u.append, "xy"), t(u.append, 5)); a *= 2; a += array("i", [1]); print(a, a.__copy__() == a, a.__reduce_ex__(2)[1][0], array("f", [0.1])[0], array("d", [0.1])[0], array("q", [-2**63]), t(array, "Q", [2**64]), array("d", [float("nan")]), repr(array("u")), array("h", b"\1\2\3\4"), t(array, "h", b"abc"))
n, x, y = 0, array("d", [0.0] * 20), array("l", range(20))
for i in range(200):
    x[i % 20] = x[(i + 7) % 20] + i / 4; y[i % 20] ^= i; y.append(y.pop(0))
    n = n * 31 + int(x[i * 3 % 20]) + y[-1] + len(y[i % 5:i % 9]) & 0xffffff
print(n, sum(x), y.tolist()[:5])
