# __del__: when, how often, in which order, with what is left of the object; resurrection; subclasses; circles.
import gc
import weakref

log = []


class D:
    def __init__(self, name, *parts):
        self.name, self.parts = name, parts

    def __del__(self):
        log.append(self.name)


def show():
    print(log)
    log.clear()


def simple():
    d = D("simple")
    e = D("kept")
    return e


kept = simple()
gc.collect()
show()
del kept
gc.collect()
show()


def chain():
    a = D("outer", D("second", D("third")))
    a.name = "a"


chain()
gc.collect()
show()


def circle():
    a, b, c = D("a"), D("b"), D("c")
    a.next, b.next, c.next = b, c, a
    b.leaf = D("leaf")


circle()
gc.collect()
show()


def independent():
    all = [D(n) for n in range(5)]
    all.reverse()


independent()
gc.collect()
show()
saved = []


class Phoenix:
    count = 0

    def __del__(self):
        Phoenix.count += 1
        saved.append(self)


def rise():
    p = Phoenix()
    p.value = 5


rise()
gc.collect()
print(len(saved), saved[0].value, Phoenix.count)
reference = weakref.ref(saved[0])
saved.clear()
gc.collect()
print(reference(), saved, Phoenix.count)


class Base:
    def __del__(self):
        log.append("base " + type(self).__name__)


class Sub(Base):
    def __del__(self):
        log.append("sub")
        super().__del__()


class Slots(Base):
    __slots__ = "x",


class List(list):
    def __del__(self):
        log.append(list(self))


class Error(Exception):
    def __del__(self):
        log.append(self.args)


def others():
    Sub(), Slots(), List([1, 2]), Error("text")


others()
gc.collect()
print(sorted(map(str, log)))
log.clear()


def later():
    class Late:
        pass

    def finalize(self):
        log.append("late")

    Late.__del__ = finalize
    Late()


later()
gc.collect()
show()


def many():
    for n in range(60):
        D(n)


many()
gc.collect()
print(len(log), sorted(log) == list(range(60)))
log.clear()
d = D("explicit")
d.__del__()
print(log, D.__del__(d), log)
