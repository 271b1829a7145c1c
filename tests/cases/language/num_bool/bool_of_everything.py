# bool: the truth of every kind, __bool__ before __len__, arithmetic, what cannot be done.
def t(f, *a, **k):
    try: return f(*a, **k)
    except Exception as e: return f"{type(e).__name__}: {e}"
import decimal, fractions, collections
for v in (None, False, 0, 0.0, -0.0, 0j, "", b"", (), [], {}, set(), frozenset(), range(0), bytearray(), memoryview(b""), decimal.Decimal(0), fractions.Fraction(0), collections.deque(), {}.keys(), {}.items(), collections.Counter()):
    assert bool(v) is False and (not v) is True, v
for v in ("0", " ", b"\0", (0,), [[]], {0: 0}, {0}, range(1), ..., NotImplementedError, float("nan"), 1e-320, object(), len, type, iter([]), (x for x in ()), zip()):
    assert bool(v) is True and (not v) is False, v
class L:
    def __init__(self, n): self.n = n
    def __len__(self): return self.n
class B:
    def __init__(self, v): self.v = v
    def __bool__(self): return self.v
    def __len__(self): raise RuntimeError
print(bool(L(0)), bool(L(5)), t(bool, L(-1)), t(bool, L("a")), t(bool, L(2**70)), bool(B(True)), bool(B(False)), t(bool, B(1)), t(bool, B(None)), t(bool, B("x")), t(lambda: not B(2)), t(lambda: 1 if B(0) else 2), t(lambda: B(1) and 5), t(lambda: [1 for _ in "a" if B(5)]))
print(bool(), t(bool, 1, 2), t(bool, x=1), True + True, True * 3, -True, ~True, True / 2, True // 2, True << 3, True ** False, True & False, True | False, True ^ True, True & 3, type(True & 3).__name__, type(True | True).__name__, True == 1, True is 1 .__bool__(), [5, 6][True], "ab"[False], int(True), str(True), f"{True:d} {True:5} {True!s:>6} {True:.1f}", "%d %s" % (True, True), repr(True), hash(True), sum([True, True, False]))
print(t(type, "B", (bool,), {}), bool.__mro__, True.__class__, True.real, True.numerator, type(True.real).__name__, True.bit_length(), bool.from_bytes(b"\1", "big"), isinstance(True, int), sorted([True, False, 1, 0]), {True: "t", 1: "one", 1.0: "f"}, max(True, 2), True < 2, True > False, not 0 == 0, (not 0) == 0)
n = 0
for i in range(120):
    n += bool(i % 3) + (not i % 5) + bool(L(i % 2)) * 2 + (B(i % 7 == 0) and 4 or 0 if False else 8 * bool(B(i % 2 == 0))) + (True if i & 4 else False)
print(n)
