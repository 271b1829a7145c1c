# What a native holds on to while code of the program runs moves when the heap is collected.
import functools
import gc
import signal
import traceback
import types
import weakref


def churn():
    gc.collect()


class Meta(type):
    def __call__(cls, *args, **keywords):
        return super().__call__(*args, **keywords)

    def __new__(meta, name, bases, namespace, **keywords):
        churn()
        return super().__new__(meta, name, bases, namespace)

    def __init__(cls, name, bases, namespace, **keywords):
        super().__init__(name, bases, namespace)
        cls.told = (name, bases, keywords)


class Made(metaclass=Meta, key=["fresh"], other={"a": 1}):
    def __new__(cls, x, y):
        churn()
        return object.__new__(cls)

    def __init__(self, x, y):
        self.x, self.y = x, y


print(Made.told)
for i in range(3):
    made = Made([i, "a%d" % i], y={"k": i})
    churn()
    print(made.x, made.y)


# Relays of other kinds: each has the arguments in a place of its own.
class Late:
    "Found on the class, and asked for what to call while the arguments wait."

    def __get__(self, instance, owner):
        churn()
        return lambda *args, **keywords: (args, keywords)


class Called:
    __call__ = Late()


class Built:
    __init__ = Late()

    def __new__(cls, *args):
        churn()
        return object.__new__(cls)


called = Called()
print(called([1], b=[2]))
print(functools.partial(called, [1])([2], c=[3]))
print(weakref.proxy(called)([1], b=[2]))
print(types.MethodType(called, [0])([1], b=[2]))
print(staticmethod(called)([1], b=[2]))


def spread(callee, *args, **keywords):
    return callee(*args, **keywords)


print(spread(called, [1], [2], [3]), spread(called, [1], a=[2], b=[3]))
print(max([[3], [5], [4]], key=lambda item: churn() or item[0]), max([0, 1, 2], key=gc.collect) in (0, 1, 2))
print(type.__call__(Called)([1]))
print(list[int]([[1], [2]]))
try:
    Built([1], [2])
except TypeError as e:
    print(e)


class Index:
    def __init__(self, n):
        self.n = n

    def __index__(self):
        churn()
        return self.n


for ends in (Index(3), "x"):
    try:
        error = UnicodeDecodeError("ut" + "f8"[:2], bytes([1, 2]), Index(0), ends, "re" + "a" + str(ends)[:1])
        print(error.args[0], error.args[1], error.args[4][:3])
    except TypeError as e:
        print(e)


class Shown:
    def __init__(self, text):
        self.text = text

    def __str__(self):
        churn()
        return self.text + str(len(self.text))

    __repr__ = __str__


error = UnicodeEncodeError("ascii", "a\xe9b", 1, 2, "none")
error.encoding, error.reason = Shown("co" + "dec"), Shown("rea" + "son")
error.object = "".join(["x", "\xe9"])
print(str(error))


# A chain of exceptions that breaks while it is described.
class Breaks(Exception):
    def __str__(self):
        self.__context__ = self.__cause__ = None
        churn()
        return "breaks " + self.args[0]


def chain():
    try:
        try:
            try:
                raise Breaks("a" + str(1))
            except Breaks:
                raise Breaks("b" + str(2))
        except Breaks as e:
            raise Breaks("c" + str(3)) from e
    except Breaks as e:
        return e


error = chain()
text = "".join(traceback.format_exception(error))
print([line for line in text.splitlines() if "breaks" in line or "above" in line])


# A namespace whose attributes change while they are shown.
space = types.SimpleNamespace()
for n in range(4):
    setattr(space, "na" + "me%d" % n, Shown("t%d" % n))
print(space)


class Clears:
    def __repr__(self):
        for n in range(4):
            setattr(space, "other%d" % n, Shown("changed"))
        churn()
        return "cleared"


space = types.SimpleNamespace()
space.first = Clears()
for n in range(4):
    setattr(space, "other" + "%d" % n, [n])
print(space)


# A union whose members are compared by code of the program.
class Compared(type):
    def __eq__(cls, other):
        churn()
        return cls is other

    def __hash__(cls):
        return 1


A, B, C = (Compared(name, (), {}) for name in "ABC")
union = A | B | C
print([member.__name__ for member in (union | B | Compared("D", (), {})).__args__])


# Strings that are sorted while a signal's handler runs, which one call of sort allows between parts of 2**18 items.
def handler(number, frame):
    churn()
    junk = [[n] for n in range(1000)]


signal.signal(signal.SIGALRM, handler)
ordered = [word for word in ["%012d" % i for i in range(1009)] for _ in range(300)]
for turn in range(3):
    # Young strings, so that the handler's collection moves them.
    words = ["%012d" % (i * 37 % 1009) for i in range(1009)] * 300
    signal.setitimer(signal.ITIMER_REAL, 0.005)
    words.sort()
    signal.setitimer(signal.ITIMER_REAL, 0)
    print(words[0], words[100_001], words[-1], words == ordered)


# Globals with keys that are no strings, asked for their hash.
class Key:
    def __hash__(self):
        churn()
        return 5


globals()[Key()] = "value"
print(sum(isinstance(key, Key) for key in dict(globals())), "value" in list(globals().values()))
