# Data model 3.3.12: special methods are looked up on the class: not on the instance, and past __getattribute__.


class C:
    pass


c = C()
c.__len__ = lambda: 5
c.__str__ = lambda: "mine"
c.__eq__ = lambda other: True
c.__bool__ = lambda: False
c.__call__ = lambda: 1
c.__iter__ = lambda: iter([1])
c.__enter__ = lambda: c
c.__add__ = lambda other: 3
c.__hash__ = lambda: -77
print(c == C(), bool(c), str(c) == "mine", hash(c) == -77, callable(c), c.__len__())
for act in (lambda: len(c), lambda: c(), lambda: list(c), lambda: c + 1, lambda: 1 in c, lambda: c[0], lambda: -c, lambda: next(c)):
    try:
        act()
    except TypeError as error:
        print(error)
try:
    with c:
        pass
except TypeError as error:
    print(error)


class Meta(type):
    def __getattribute__(cls, name):
        log.append("meta " + name)
        return type.__getattribute__(cls, name)


class D(metaclass=Meta):
    def __len__(self):
        return 10

    def __getattribute__(self, name):
        log.append("class " + name)
        return object.__getattribute__(self, name)

    def __getattr__(self, name):
        log.append("missing " + name)
        raise AttributeError(name)


log = []
d = D()
print(len(d), log, d.__len__(), type(d).__len__(d), log)
log.clear()
print(hash(d) is not None, bool(d), log)
try:
    d[0]
except TypeError as error:
    print(error, log)
print(type.__hash__(int) == hash(int))


class Descriptor:
    def __get__(self, instance, owner):
        log.append(("bound", instance is not None))
        return lambda *args: 7


class E:
    __len__ = Descriptor()
    __contains__ = Descriptor()
    __add__ = Descriptor()


log.clear()
print(len(E()), 3 in E(), E() + 1, log)


class F:
    __iter__ = None
    __contains__ = None
    __hash__ = None
    __reversed__ = None

    def __getitem__(self, key):
        raise IndexError


for act in (lambda: iter(F()), lambda: 1 in F(), lambda: hash(F()), lambda: reversed(F())):
    try:
        act()
    except TypeError as error:
        print(error)
total = 0
for n in range(80):
    c.__len__ = lambda: n
    total += len(d) + c.__len__()
print(total)
