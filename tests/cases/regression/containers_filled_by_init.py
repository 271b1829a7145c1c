# A subclass of a container takes its argument once: `__new__` makes it empty, and `__init__` fills it.


class L(list):
    pass


class S(set):
    pass


class D(dict):
    pass


class B(bytearray):
    pass


class F(frozenset):
    pass


class T(tuple):
    pass


for cls in L, S, B, F, T:
    print(cls.__name__, sorted(cls(iter([3, 1, 2]))), sorted(cls(map(int, "12"))), len(cls()))
print(D(iter([("a", 1)]), b=2), D(zip("ab", [1, 2])))


class Given(list):
    def __new__(cls, items, mark=None):
        self = super().__new__(cls, items)
        self.mark = mark
        return self


class Counted(S):
    def __init__(self, items, start=0):
        super().__init__(items)
        self.start = start


print(Counted(iter("aa"), start=4), Counted("b").start, Given(iter([1, 2])).mark)
for cls in tuple, frozenset, float, set, list:
    class Named(cls):
        pass

    class Taking(cls):
        def __init__(self, item=(), more=None):
            self.more = more

    try:
        Named(item=1)
    except TypeError as error:
        print(error)
    print(Taking(more=5).more)
s = S("ab")
s.__init__()
print(s, S([F("x")]) == {F("x")}, S("x") in S([F("x")]), S([F("x")]), F(), B(b"a"))
try:
    set().__init__(a=1)
except TypeError as error:
    print(error)
total = 0
for n in range(100):
    total += len(L(iter(range(n)))) + len(S(x % 7 for x in range(n))) + len(D((x, x) for x in range(n)))
print(total)
