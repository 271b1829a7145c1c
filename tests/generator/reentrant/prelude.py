import array, bisect, collections, copy, functools, gc, heapq, io, itertools, math, operator, re, struct, sys, weakref

log = []  # which special methods ran
fuel = 0  # how many more of them act
act = None  # what they do
told = 0  # how many calls are over
r = a = None  # the receiver, and something else


class Enough(Exception):
    pass


def hit(name):
    global fuel
    log.append(name)
    if len(log) > 120:
        raise Enough
    if fuel > 0:
        fuel -= 1
        try:
            act()
        except Exception as e:
            log.append(type(e).__name__)


def start(receiver, other, what, times):
    global r, a, act, fuel
    log.clear()
    r, a, act, fuel = receiver, other, what, times


class Hostile:
    def __init__(self, v=0):
        self.v = v

    def __repr__(self):
        return f"{type(self).__name__}({self.v!r})"


class I(Hostile):  # an index
    def __index__(self):
        hit("index")
        return self.v


class F(Hostile):  # a float
    def __float__(self):
        hit("float")
        return self.v


class C(Hostile):  # a complex number, and an int
    def __complex__(self):
        hit("complex")
        return self.v

    def __int__(self):
        hit("int")
        return 7

    def __trunc__(self):
        hit("trunc")
        return 8


class B(Hostile):  # a truth
    def __bool__(self):
        hit("bool")
        return self.v


class N(Hostile):  # a length
    def __len__(self):
        hit("len")
        return self.v


class K(Hostile):  # a key that is hashed and compared
    def __hash__(self):
        hit("hash")
        return self.v

    def __eq__(self, other):
        hit("eq")
        return self.v == (other.v if isinstance(other, Hostile) else other)

    def __lt__(self, other):
        hit("lt")
        return self.v < (other.v if isinstance(other, Hostile) else other)

    def __gt__(self, other):
        hit("gt")
        return self.v > (other.v if isinstance(other, Hostile) else other)


class E(Hostile):  # answers comparisons with something that has a truth of its own
    __hash__ = None

    def __eq__(self, other):
        hit("eq")
        return B(self.v)

    def __le__(self, other):
        hit("le")
        return B(self.v)

    def __lt__(self, other):
        hit("lt")
        return B(self.v)


class G(Hostile):  # takes every operator
    def __add__(self, other):
        hit("add")
        return NotImplemented if self.v == 0 else self.v

    def __radd__(self, other):
        hit("radd")
        return NotImplemented if self.v == 0 else self.v

    __mul__ = __sub__ = __and__ = __or__ = __xor__ = __mod__ = __floordiv__ = __truediv__ = __pow__ = __lshift__ = __add__
    __rmul__ = __rsub__ = __rand__ = __ror__ = __rxor__ = __rmod__ = __rfloordiv__ = __rtruediv__ = __rlshift__ = __radd__
    __divmod__, __rdivmod__, __matmul__ = __add__, __radd__, __add__

    def __abs__(self):
        hit("unary")
        return self.v

    __neg__ = __invert__ = __pos__ = __abs__

    def __round__(self, n=None):
        hit("round")
        return self.v

    def __contains__(self, v):
        hit("contains")
        return self.v


class Next:  # an iterator
    def __init__(self, v, hint):
        self.v, self.at, self.hint = v, 0, hint

    def __iter__(self):
        hit("iter")
        return self

    def __next__(self):
        hit("next")
        if self.at >= len(self.v):
            raise StopIteration
        self.at += 1
        return self.v[self.at - 1]

    def __length_hint__(self):
        hit("hint")
        return self.hint


class L(Hostile):  # an iterable, with an idea of its length
    def __iter__(self):
        hit("iter")
        return Next(list(self.v), 3)


class Q(Hostile):  # a sequence of old
    def __len__(self):
        return len(self.v)

    def __getitem__(self, i):
        hit("getitem")
        return self.v[i]


class X(list):  # a list that iterates otherwise
    def __iter__(self):
        hit("iter")
        return list.__iter__(self)

    def __len__(self):
        hit("len")
        return list.__len__(self)

    def __getitem__(self, i):
        hit("getitem")
        return list.__getitem__(self, i)


class M(Hostile):  # a mapping
    def keys(self):
        hit("keys")
        return list(self.v)

    def __getitem__(self, k):
        hit("getitem")
        return self.v[k]


class Z(dict):  # a dict that lacks nothing
    def __missing__(self, k):
        hit("missing")
        return "m"

    def keys(self):
        hit("keys")
        return dict.keys(self)


class S(Hostile):  # a text
    def __str__(self):
        hit("str")
        return self.v

    def __repr__(self):
        hit("repr")
        return "<" + self.v + ">"

    def __format__(self, spec):
        hit("format")
        return self.v + spec


class T(str):  # a name that is hashed and compared
    def __hash__(self):
        hit("hash")
        return str.__hash__(self)

    def __eq__(self, other):
        hit("eq")
        return str.__eq__(self, other)


class Y(bytes):  # bytes that iterate otherwise
    def __iter__(self):
        hit("iter")
        return bytes.__iter__(self)

    def __len__(self):
        hit("len")
        return bytes.__len__(self)

    def __bytes__(self):
        hit("bytes")
        return b"own"


class P(Hostile):  # bytes, on demand
    def __bytes__(self):
        hit("bytes")
        return self.v


class W(Hostile):  # a file
    def write(self, text):
        hit("write")
        return len(text)

    def flush(self):
        hit("flush")

    def read(self, n=-1):
        hit("read")
        return self.v

    def readinto(self, b):
        hit("readinto")
        return 0


class V(Hostile):  # a descriptor
    def __get__(self, o, t=None):
        hit("get")
        return self.v

    def __set__(self, o, v):
        hit("set")

    def __delete__(self, o):
        hit("delete")

    def __set_name__(self, o, n):
        hit("set_name")


class D(Hostile):  # acts when it goes, if its call is not over
    def __init__(self, v=0):
        self.v = v
        self.of = told

    def __del__(self):
        go(self.of)


def go(of):
    if of == told:
        try:
            hit("del")
        except Enough:
            pass


watching = []


def watched(v=0):
    """Something whose weak reference acts when it goes."""
    o = Held(v=v)
    watching.append(weakref.ref(o, lambda _, of=told: go(of)))
    return o


class Meta(type):
    def __instancecheck__(c, o):
        hit("instancecheck")
        return True

    def __subclasscheck__(c, o):
        hit("subclasscheck")
        return True


class Any(metaclass=Meta):
    def __getattr__(self, name):
        if name.startswith("__"):
            raise AttributeError(name)
        hit("getattr")
        return name

    def __setattr__(self, name, value):
        hit("setattr")

    def __delattr__(self, name):
        hit("delattr")

    def __dir__(self):
        hit("dir")
        return ["b", "a"]


class Held:  # attributes to be changed
    def __init__(self, **names):
        self.__dict__.update(names)


class Caller:  # a callable
    def __call__(self, *a, **k):
        hit("call")
        return a[0] if a else 1


def key(v):
    hit("key")
    return v


def hard(v):
    hit("key")
    return K(v) if isinstance(v, int) else v


def true(*v):
    hit("true")
    return B(bool(v) and v[0] != 2)


def two(x, y):
    hit("two")
    return x


def cmp(x, y):
    hit("cmp")
    return I(-1)


def gen(v):
    for x in v:
        hit("gen")
        yield x


def talk(v):
    got = None
    for x in v:
        hit("talk")
        try:
            got = yield (x, got)
        except ValueError as e:
            got = e


def walk(v):
    return gen(v)


PLAIN = (int, str, bytes, bool, type(None), float, complex, bytearray, range, slice, type, struct.Struct)


def shown(v, deep=0):
    t = type(v)
    if t in PLAIN:
        if t is slice:
            return f"slice({shown(v.start)}, {shown(v.stop)}, {shown(v.step)})"
        if t is struct.Struct:
            return "Struct"
        return repr(v)[:300]
    if deep > 3:
        return "..."
    if isinstance(v, BaseException):
        return t.__name__ + ": " + str(v)[:200]
    if isinstance(v, (list, tuple, collections.deque, array.array)):
        few = []
        for i in range(min(v.__len__() if t is not X else list.__len__(v), 30)):
            few.append(shown(list.__getitem__(v, i) if t is X else v[i], deep + 1))
        return t.__name__ + "[" + ", ".join(few) + "]"
    if isinstance(v, (set, frozenset)):
        return t.__name__ + "{" + ", ".join(sorted(shown(x, deep + 1) for x in v)[:30]) + "}"
    if isinstance(v, dict):
        return t.__name__ + "{" + ", ".join(shown(k, deep + 1) + ": " + shown(x, deep + 1) for k, x in list(dict.items(v))[:30]) + "}"
    if isinstance(v, (type({}.keys()), type({}.values()), type({}.items()))):
        return t.__name__ + shown(list(v), deep + 1)
    if t is T:
        return "T" + str.__repr__(v)
    if t is Y:
        return "Y" + bytes.__repr__(v)
    if isinstance(v, Hostile):
        return f"{t.__name__}({shown(v.v, deep + 1)})"
    if t is memoryview:
        try:
            return "memoryview " + shown(v.tolist(), deep + 1)
        except (ValueError, NotImplementedError) as e:
            return "memoryview " + str(e)
    if t in (io.BytesIO, io.StringIO):
        return t.__name__ + " " + ("closed" if v.closed else shown(v.getvalue()) + shown(v.tell()))
    if isinstance(v, (type(len), type(Caller().__call__))):
        return "method"
    if isinstance(v, (property, functools.partial, Held)):
        return t.__name__
    if isinstance(v, Next):
        return "Next at " + shown(v.at)
    if hasattr(v, "__next__"):
        few = []
        try:
            while len(few) < 8:
                few.append(shown(next(v), deep + 1))
        except StopIteration:
            pass
        except Exception as e:
            few.append(shown(e))
        # The iterators of all strings are of one class here.
        return t.__name__.replace("str_ascii_", "str_") + "<" + ", ".join(few) + ">"
    if isinstance(v, re.Match):
        return "match" + shown(v.span())
    return t.__name__


first = None


def tell(n, turn, value):
    """What came of it. Of the special methods only the first is told, and whether acting failed: how often each is asked again is CPython's own
    business, which keeps hashes in its tables and asks for lengths that it does not need."""
    global first, fuel, told
    fuel = 0
    told += 1
    seen = " ".join([log[0]] + [x for x in log[1:2] if x[0].isupper()]) if log else ""
    text = f"{shown(value)}; r = {shown(r)}; a = {shown(a)}; {seen}"
    text = re.sub("0x[0-9a-f]{6,}", "0x", text)
    log.clear()
    if turn == 0:
        first = text
        print(n, text)
    elif text != first:
        print(n, "in turn", turn, text)


def ended(n):
    """It did, whatever came of it: where more than the first special method acts, that depends on how many there are."""
    global fuel, told
    fuel = 0
    told += 1
    log.clear()
    watching.clear()
    print(n, "ended")
