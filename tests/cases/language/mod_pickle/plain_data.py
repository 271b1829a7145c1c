# Pickles of plain data are CPython's, byte for byte; what is not plain, what is deep and what is damaged.
import hashlib
import io
import pickle

shared, inner = "shared text", [1]
cycle = (inner,)
inner.append(cycle)
long_cycle = []
longer = (long_cycle, 1, 2, 3, 4)
long_cycle.append(longer)
itself = {}
itself["self"] = itself
PLAIN = [
    None, True, False, 0, 1, 255, 256, 65535, 65536, -1, -(2**31), 2**31, 2**31 - 1, -(2**31) - 1, 2**63, -(2**63), 2**64,
    -(128 << 56), -(1 << 64), 1 << 2000, 1.5, float("inf"), "", "abc", "\xe9\u20ac\U0001f600", "x" * 300, b"", b"abc", b"y" * 300,
    (), (1,), (1, 2), (1, 2, 3), (1, 2, 3, 4), [], [1], [1, 2], {}, {"a": 1}, {"a": 1, "b": [2, (3,)]}, set(), {7}, frozenset([1]),
    [shared, shared, (shared,)], inner, cycle, long_cycle, longer, itself, list(range(2500)), {i: str(i) for i in range(2000)},
    {i: i for i in range(1000)}, list(range(1000)), [str(i) for i in range(300)], "z" * 70000, [b"k" * 70000, 1],
    ["abcdefgh" * 100 for _ in range(200)], [str(i) * 50 for i in range(3000)], {1: {2: {3: [4, {5}]}}}, "\ud800",
    {(1, 2): 3, frozenset([3]): 4}, bytearray(b"q"), bytearray(),
]
for protocol in (3, 4, 5):
    for value in PLAIN:
        if protocol < 5 and isinstance(value, bytearray) or protocol < 4 and isinstance(value, (set, frozenset)):
            continue
        made = pickle.dumps(value, protocol)
        print(protocol, repr(value)[:24], hashlib.sha256(made).hexdigest()[:16], repr(pickle.loads(made)) == repr(value))


def turns(value, n):
    total = 0
    for _ in range(n):
        total += len(pickle.dumps(value))
        value = pickle.loads(pickle.dumps(value))
    return total, value


print(turns({"name": "n", "items": [1, 2.5, None, ("a", b"b")], "more": {1, 2}}, 300))


class Point:
    def __init__(self, x):
        self.x = x

    def __eq__(self, other):
        return self.x == other.x


print(pickle.loads(pickle.dumps([Point(1), Point([2])])) == [Point(1), Point([2])])
print(pickle.loads(pickle.dumps([range(5), ValueError("x"), NotImplemented, object, slice])))
deep = []
for _ in range(240):
    deep = [deep]
print(repr(pickle.loads(pickle.dumps(deep))) == repr(deep))
file = io.BytesIO()
pickle.dump({"a": 1}, file)
pickle.dump([2], file)
file.seek(0)
print(pickle.load(file), pickle.load(file), file.read())
for data in (bytearray(pickle.dumps([1])), memoryview(pickle.dumps([1]))):
    print(pickle.loads(data))
for wrong in (b"\x80\x06N.", b"\x80\x04]a.", b"}]K\x01s.", "text", 5):
    try:
        print(pickle.loads(wrong))
    except Exception as e:
        print(isinstance(e, (ValueError, pickle.UnpicklingError, TypeError, IndexError)))
