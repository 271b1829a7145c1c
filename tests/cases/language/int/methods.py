# Every method and attribute of ints and bools.

def attempt(f, *args, **kw):
    try:
        return repr(f(*args, **kw))
    except Exception as e:
        return f"{type(e).__name__}: {e}"

for n in [0, 1, -1, 5, 255, 256, -128, -129, 65535, 2**63, -2**64, 10**25]:
    print(n, n.bit_length(), n.bit_count(), n.conjugate(), n.real, n.imag, n.numerator, n.denominator, n.as_integer_ratio(), n.__index__(), n.__int__(), n.__trunc__(), n.__floor__(), n.__ceil__(), n.__float__(), n.__bool__(), n.__neg__(), n.__abs__(), n.__invert__())
    for length in (1, 2, 8, 9, 16):
        print(attempt(n.to_bytes, length, "big"), attempt(n.to_bytes, length, "little"), attempt(n.to_bytes, length, "big", signed=True), attempt(n.to_bytes, length, byteorder="little", signed=True))
print((5).to_bytes(), (300).to_bytes(2), attempt((1).to_bytes, -1), attempt((1).to_bytes, 1, "middle"), attempt((1).to_bytes, 1, 5), attempt((1).to_bytes, "1"), attempt((0).to_bytes, 0), attempt((1).to_bytes, 0), attempt((1).to_bytes, 1, "big", True), attempt((1).to_bytes, length=2, byteorder="little"))
print(int.from_bytes(b"\x01\x02", "big"), int.from_bytes(b"\x01\x02", "little"), int.from_bytes(b"\xff\xfe", "big", signed=True), int.from_bytes(b""), int.from_bytes([1, 2, 3]), int.from_bytes(bytearray(b"\x80"), signed=True), int.from_bytes(b"\xff" * 20, "little"), attempt(int.from_bytes, "ab"), attempt(int.from_bytes, [256]), attempt(int.from_bytes, 5), attempt(int.from_bytes), attempt(int.from_bytes, b"1", "x"), True.from_bytes(b"\1"), type(bool.from_bytes(b"\1")))
for n in [0, 5, 15, 25, 149, 150, 151, -15, -25, 12345, 10**20 + 5, 2**70]:
    print(n, round(n), [round(n, d) for d in (0, 1, -1, -2, -3, -21, -100)], attempt(round, n, None), attempt(round, n, 1.5), attempt(round, n, "x"))
print((5).__add__(2), (5).__add__(2.5), (5).__radd__(1), (5).__divmod__(3), (5).__rdivmod__(13), (5).__pow__(2), (5).__pow__(2, 7), (5).__rpow__(2), (5).__lshift__(1), (5).__rshift__(1), (5).__and__(4), (5).__or__(2), (5).__xor__(1), (5).__eq__(5.0), (5).__lt__("x"), (5).__hash__(), (5).__repr__(), (5).__str__(), (5).__format__("03d"), (5).__getnewargs__(), attempt((5).__divmod__, 0), (5).__truediv__(2), (5).__rtruediv__(2), (5).__floordiv__(2), (5).__mod__(3))
print(True + True, True * 5, -True, ~True, True & False, True | False, True ^ True, True & 1, True | 2, 1 ^ True, type(True & 1), type(True & True), True == 1, {True: "a", 1: "b", 1.0: "c"}, repr(True), str(False), True.bit_length(), bool("x"), bool([]), bool(), int(True), True / 2, True // 2, True ** 2, divmod(True, 2), round(True), hash(True), isinstance(True, int), issubclass(bool, int), True.real, f"{True}", f"{True:d}", f"{True:5}", "%d %s" % (True, True), [10, 20][True], True < 2, sum([True, True]))
print(attempt(lambda: (1).foo), attempt(lambda: int.foo), attempt(bool, 1, 2), attempt(lambda: type("B", (bool,), {})))
t = 0
for k in range(-50, 50):
    t += k.bit_length() * k.bit_count() + int.from_bytes(k.to_bytes(2, "big", signed=True), "big", signed=True) + round(k * 7, -1)
print(t)
