# int: bit_length, bit_count, as_integer_ratio, is-like attributes, shifts of all sizes.
def t(f, *a, **k):
    try: return f(*a, **k)
    except Exception as e: return f"{type(e).__name__}: {e}"
for n in (0, 1, -1, 255, -256, 2**62, 2**63, -2**64, 10**30, True):
    print(n, n.bit_length(), n.bit_count(), n.as_integer_ratio(), n.real, n.imag, n.numerator, n.denominator, n.conjugate(), ~n, +n, -n, n.__floor__(), n.__ceil__(), n.__trunc__(), n.__round__(-1), n.__bool__(), n.__index__(), n.__float__(), n.__invert__())
print(1 << 0, 1 << 62, 1 << 63, 1 << 64, -1 << 63, -1 >> 100, 5 >> 70, -5 >> 1, 2**100 >> 98, -2**100 >> 98, (2**100 + 1) >> 1 << 1, 0 << 10**6, t(lambda: 1 << -1), t(lambda: 1 >> -1), t(lambda: 1 << 1.0), t(lambda: 0 << 2**70), t(lambda: 1 >> 2**70), t(lambda: -1 >> 2**70), t(lambda: 1 >> -2**70))
print(6 & -4, 6 | -4, 6 ^ -4, -6 & -4, 2**70 & -2**65, 2**70 | -1, -2**70 ^ 2**70, ~(2**64), True & 1, True & True, True | 2, False ^ True, t(lambda: 1 & 1.0), t(lambda: 1 | "a"), t(lambda: ~1.5))
print(t(setattr, 5, "real", 1), t((5).bit_length, 1), t(int.bit_length), t(int.bit_length, "a"), t(int.bit_count, 1.5), (5).__add__(1.5), (5).__radd__(2), (5).__truediv__(2), (5).__lt__("a"), (5).__eq__(5.0), (5).__divmod__(2), (5).__pow__(2, 7), (5).__rpow__(2), t((5).__pow__, -1, 0), (5).__and__(True), (5).__hash__(), (5).__format__(">4"), t((5).__format__, "s"), (5).__getnewargs__(), (5).__repr__())
x = 0
for i in range(150):
    s = i % 90
    x ^= (i * 0x9E3779B97F4A7C15 << s >> (s // 2)) & ~i
    x += x.bit_length() * x.bit_count() - (-x >> s)
    x &= (1 << 100) - 1
print(x)
