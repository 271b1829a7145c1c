# Unary operators and the functions that call special methods: types of results, errors, changes midway.
import math
class U:
    def __neg__(self): return "neg"
    def __pos__(self): return ["pos"]
    def __invert__(self): return None
    def __abs__(self): return -5
    def __round__(self, n="none"): return ("round", n)
    def __trunc__(self): return "trunc"
    def __floor__(self): return "floor"
    def __ceil__(self): return "ceil"
    def __index__(self): return 3
    def __bool__(self): return False
    def __divmod__(self, o): return "divmod"
    def __complex__(self): return 1j
    def __hash__(self): return -1
    def __sizeof__(self): return 7
    def __format__(self, s): return "fmt" + s
    def __bytes__(self): return b"u"
    def __dir__(self): return ["z", "a"]
    def __reversed__(self): return "rev"
    def __length_hint__(self): return 4
u = U()
print(-u, +u, ~u, abs(u), round(u), round(u, 2), round(u, None), math.trunc(u), math.floor(u), math.ceil(u), not u, divmod(u, 1), complex(u), hash(u), format(u, "x"), bytes(u), dir(u), reversed(u), int(u), float(u), bin(u), hex(u), oct(u), chr(u) == "\x03", [1, 2, 3, 4][u], range(u), "ab" * u, u.__sizeof__())
class Bad:
    def __index__(self): return "x"
    def __bool__(self): return 1
    def __len__(self): return -1
    def __hash__(self): return 1.5
    def __repr__(self): return 5
    def __str__(self): return b"s"
    def __format__(self, s): return None
    def __bytes__(self): return "s"
    def __complex__(self): return 1
    def __float__(self): return 1
    def __int__(self): return 1.0
    def __iter__(self): return 5
    def __dir__(self): return 5
    def __contains__(self, x): return "yes"
    def __length_hint__(self): return -1
b = Bad()
for f in (lambda: [1][b], lambda: bool(b), lambda: len(b), lambda: hash(b), lambda: repr(b), lambda: str(b), lambda: f"{b}", lambda: bytes(b), lambda: complex(b), lambda: float(b), lambda: int(b), lambda: iter(b), lambda: dir(b), lambda: 1 in b, lambda: range(b), lambda: -b, lambda: abs(b), lambda: round(b), lambda: reversed(b), lambda: list(b), lambda: next(b), lambda: b(), lambda: b[0], lambda: math.floor(Bad), lambda: divmod(b, b), lambda: chr(b)):
    try: print(f())
    except Exception as e: print(type(e).__name__, e)
total = 0
for i in range(120):
    v = (i, -i, float(i), u, i % 2 == 0, 2 ** 62 + i, -(2 ** 62), 1j)[i % 8]
    try: total += len(str(-v)) + len(str(+v)) + len(str(abs(v))) + len(str(~v))
    except TypeError as e: total += len(str(e))
    if i == 60: U.__neg__ = lambda self: 10 ** 10; del U.__invert__
print(total)
