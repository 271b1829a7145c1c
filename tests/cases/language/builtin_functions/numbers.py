# abs, divmod, pow, round, sum, bin, oct, hex, chr, ord, hash on everything.

def attempt(f, *args, **kw):
    try:
        return repr(f(*args, **kw))
    except Exception as e:
        return f"{type(e).__name__}: {e}"

class A:
    def __abs__(self): return "abs"
    def __divmod__(self, o): return ("divmod", o)
    def __rdivmod__(self, o): return ("rdivmod", o)
    def __pow__(self, o, m=None): return ("pow", o, m)
    def __rpow__(self, o): return ("rpow", o)
    def __round__(self, n=None): return ("round", n)
    def __index__(self): return 10
    def __hash__(self): return -1
    def __add__(self, o): return ("add", o)
    def __radd__(self, o): return ("radd", o)
    def __trunc__(self): return 3
    def __floor__(self): return "floor"
a = A()
print(abs(-5), abs(-2.5), abs(True), abs(-10**30), abs(3 + 4j), abs(a), attempt(abs, "x"), attempt(abs), attempt(abs, 1, 2), attempt(abs, None))
print(divmod(7, 2), divmod(-7, 2), divmod(7, -2), divmod(7.5, 2), divmod(10**30, 7), divmod(True, 2), divmod(a, 1), divmod(1, a), attempt(divmod, 1, 0), attempt(divmod, 1.0, 0), attempt(divmod, "a", 1), attempt(divmod, 1j, 1), attempt(divmod, 1))
print(pow(2, 10), pow(2, -1), pow(2.0, 3), pow(2, 10, 1000), pow(a, 2), pow(a, 2, 3), pow(2, a), attempt(pow, 2, 3, a), attempt(pow, None, 2), attempt(pow, 0, -1), attempt(pow, 0.0, -1))
print(round(2.5), round(3.5), round(-2.5), round(2.567, 2), round(12345, -2), round(a), round(a, 5), round(number=1.25, ndigits=1), attempt(round, "x"), attempt(round, 1.5, "x"), attempt(round), attempt(round, None), attempt(round, 1j), round(True), round(1.5, True), attempt(round, 1.5, 2.0), round(5, 10**3), attempt(round, 10**400, 1) == str(10**400))
print(sum([1, 2, 3]), sum([0.1] * 10), sum([], 5), sum([[1], [2]], []), sum((1, 2.5, 3)), sum([True, True]), sum({1: 2, 3: 4}), sum(range(5), start=10), sum([a]), sum([1], a), attempt(sum, ["a"]), attempt(sum, [], "a"), attempt(sum, ["a"], ""), attempt(sum, [b"a"], b""), attempt(sum, [bytearray()], bytearray()), attempt(sum, 5), attempt(sum), attempt(sum, [1], 2, 3), attempt(sum, [None]), attempt(sum, [[1]]), sum([10**20, 1]), sum([2**62, 2**62, 0.5]), sum([1e308, 1e308, -1e308]), sum([1, 10**400 - 10**400, 2.5]), attempt(sum, [10**400, 0.5]), sum([1j, 2]), sum(x * x for x in range(5)))
print(bin(5), bin(-5), bin(0), oct(8), oct(-64), hex(255), hex(-255), hex(10**20), bin(True), hex(a), attempt(hex, 1.5), attempt(bin, "1"), attempt(oct, None), attempt(hex))
print(chr(65), chr(8364), chr(0), repr(chr(0x10ffff)), chr(a), attempt(chr, -1), attempt(chr, 0x110000), attempt(chr, 10**30), attempt(chr, "a"), attempt(chr, 1.5), ord("a"), ord("€"), ord("😀"), ord(b"a"), ord(bytearray(b"z")), attempt(ord, "ab"), attempt(ord, ""), attempt(ord, b"ab"), attempt(ord, 5), attempt(ord, None))
print(hash(1) == hash(1.0) == hash(True), hash(-1), hash(0), hash(2**61 - 1), hash(2**61), hash(-2**61), hash(0.5), hash(1e20) == hash(10**20), hash("") , hash("a"), hash("é"), hash("€"), hash("😀"), hash(b""), hash(()), hash((1,)), hash((1, "a", (2.5, None.__class__.__name__))), hash(frozenset()), hash(frozenset({1, 2, 3})), hash(frozenset("abc")), hash(a), hash(range(3)), attempt(hash, []), attempt(hash, {}), attempt(hash, ([],)), attempt(hash, bytearray()), hash(float("inf")), hash(-float("inf")), hash(10**400), hash(-10**30), hash(1.1), hash(-0.0), hash(5e-324))
n = 0
for k in range(100):
    n += abs(k - 50) + divmod(k * 7, 13)[1] + pow(k, 3, 17) + round(k / 3) + ord(chr(k + 60)) + len(bin(k)) + int(hex(k), 16)
print(n)
