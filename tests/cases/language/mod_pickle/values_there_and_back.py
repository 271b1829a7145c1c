# pickle: builtin values in every protocol, sharing and cycles, classes and functions by name, exceptions, several dumps in one file.
import datetime
import decimal
import enum
import fractions
import io
import pickle
from collections import Counter, OrderedDict, defaultdict, deque, namedtuple

P = namedtuple("P", "x y")


class Color(enum.Enum):
    RED = 1
    BLUE = "b"


class Outer:
    class Inner:
        pass

    def method(self):
        return "called"


def function(x):
    return x + 1


values = [None, True, False, 0, 1, -1, 255, 256, 65536, -(2**31), 2**31, 2**63, -(2**100), 10**300, 1.5, -0.0, float("inf"), 1e-300, 2 + 3j, "", "text", "é\n\\u1234\x00\U0001f600", "x" * 300, b"", b"\x00\xff'\"", b"y" * 300, bytearray(b"ab"), (), (1,), (1, 2), (1, 2, 3), (1, 2, 3, 4), [], [1, [2, [3]]], {}, {"a": {1: None}}, set(), {1, 2}, frozenset({3}), slice(1, 2, 3), range(2, 9, 3), Ellipsis, NotImplemented, int, len, function, Outer, Outer.Inner, Color.RED, Color, P(1, 2), OrderedDict(b=1, a=2), defaultdict(list, k=[1]), Counter("aab"), deque([1, 2], 5), fractions.Fraction(1, 3), decimal.Decimal("1.50"), datetime.date(2024, 2, 29), datetime.timedelta(1, 2, 3), list(range(300)), [str(i) for i in range(30)]]
for protocol in range(6):
    back = [(v, pickle.loads(pickle.dumps(v, protocol))) for v in values]
    wrong = [v for v, w in back if v != w or type(v) is not type(w)]
    print(protocol, wrong)
for v in values[:32]:
    print(repr(v)[:20], b"" if isinstance(v, (bytes, bytearray)) else pickle.dumps(v, 2)[:40], pickle.dumps(v, 4)[:24])
shared = [1]
a, b, c = pickle.loads(pickle.dumps([shared, shared, list(shared)]))
print(a is b, a is c)
cycle = [1, {"self": None}]
cycle[1]["self"] = cycle
copy = pickle.loads(pickle.dumps(cycle))
print(copy[1]["self"] is copy, pickle.loads(pickle.dumps(float("nan"))), pickle.loads(pickle.dumps(Outer().method))())
e = pickle.loads(pickle.dumps(KeyError("k", 2)))
print(repr(e), e.args, repr(pickle.loads(pickle.dumps(OSError(2, "no", "file")))), repr(pickle.loads(pickle.dumps(UnicodeDecodeError("utf-8", b"x", 0, 1, "why")))))
f = io.BytesIO()
for i in range(5):
    pickle.dump([i] * i, f)
f.seek(0)
got = []
while True:
    try:
        got.append(pickle.load(f))
    except EOFError:
        break
print(got, pickle.loads(pickle.dumps("x") + b"rest"), pickle.loads(b"(lp0\nI1\naI2\na."), pickle.loads(b"\x80\x02}q\x00U\x01ak\x00s." if False else b"\x80\x02]q\x00(K\x01K\x02e."), pickle.DEFAULT_PROTOCOL, pickle.HIGHEST_PROTOCOL)
n = 0
for i in range(60):
    n += len(pickle.dumps([i, str(i), {i: (i,)}], i % 6))
print(n)
# In C there is no table for builtin types that a subclass could change; `reducer_override` and `dispatch_table` it may have.
import copyreg


class Own(pickle.Pickler):
    dispatch = {}
    dispatch_table = {complex: lambda value: (complex, (value.real, value.imag + 1))}

    def reducer_override(self, value):
        return (str, ("a set",)) if type(value) is set else NotImplemented


out = io.BytesIO()
Own(out, 4).dump([len, print, copyreg.pickle, 1j, {1}, (2, [3])])
print(pickle.loads(out.getvalue()))
