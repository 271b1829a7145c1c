# The second of two comparison methods is asked however it can be called: with a frame of its own, or not.
import functools
import re


class Declines:
    def __eq__(self, other):
        return NotImplemented

    def __lt__(self, other):
        return NotImplemented

    __ne__ = __le__ = __gt__ = __ge__ = __lt__


class WithDefault:
    def __eq__(self, other, more=None):
        return "eq"

    def __ne__(self, other, *more):
        return "ne"

    def __gt__(self, *all):
        return "gt"


class Callable:
    def __call__(self, other):
        return "called"


class Partial:
    def asked(self, how, other):
        return how

    __eq__ = functools.partialmethod(asked, "eq")
    __ge__ = functools.partialmethod(asked, "ge")
    __gt__ = Callable()
    __ne__ = staticmethod(lambda other: "static")
    __hash__ = None


class Inverted:
    def __eq__(self, other, more=None):
        return False


class Sub(Declines):
    # Asked first, and declines; then the base, whose method takes anything.
    def __eq__(self, other):
        return NotImplemented


class Base:
    def __eq__(self, other, *more):
        return "base"


class Derived(Base):
    def __eq__(self, other):
        return NotImplemented


def compare(a, b):
    told = []
    for turn in range(100):
        one = [a == b, a != b, a >= b or 0]
        if not told or told[-1] != one:
            told.append(one)
    return told


def ordered(a, b):
    told = []
    for turn in range(100):
        one = [a < b]
        if not told or told[-1] != one:
            told.append(one)
    return told


for other in (WithDefault(), Partial(), Inverted(), Sub()):
    try:
        print(type(other).__name__, ordered(Declines(), other))
    except TypeError as e:
        print(type(other).__name__, e)

for pair in ((Declines(), WithDefault()), (Declines(), Partial()), (Derived(), Base()), (Base(), Derived()), (Declines(), Inverted())):
    told = []
    for turn in range(100):
        one = [pair[0] == pair[1], pair[0] != pair[1]]
        if not told or told[-1] != one:
            told.append(one)
    print([type(one).__name__ for one in pair], told)


# A method that is too long for a trace is called by it.
log = []


class Long:
    def __init__(self, v):
        self.v = v

    def __eq__(self, other):
        log.append("eq")
        total = 0
        for part in ("a", "b", "c", "d"):
            total += len(part) + len(log)
            try:
                total.missing
            except AttributeError as e:
                log.append(type(e).__name__)
        return self.v == (other.v if isinstance(other, Long) else other)


def long():
    for turn in range(30):
        log.clear()
        value = re.compile("[a-c]+") == Long(3)
        if len(log) != 5 or value:
            print("turn", turn, value, log)


long()
print(log)
