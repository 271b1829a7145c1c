# Finalizers of one collection are called one after the other: what is collected while one of them runs does not call the next from within it.
import gc

log = []


class D:
    def __init__(self, name):
        self.name = name

    def __del__(self):
        log.append("begin " + self.name)
        for i in range(300):
            kept = [[i] * 400 for _ in range(10)]
        log.append("end " + self.name)


def circle():
    a, b, c = D("a"), D("b"), D("c")
    a.next, b.next, c.next = b, c, a


circle()
gc.collect()
print(log)


class Collects:
    """Whoever collects by hand hears of what has died, in a finalizer, too."""

    def __init__(self, name, inner=None):
        self.name = name
        self.inner = inner
        self.itself = self

    def __del__(self):
        log.append("begin " + self.name)
        if self.name == "outer":
            Collects("inner")
            gc.collect()
        log.append("end " + self.name)


log.clear()
Collects("outer")
gc.collect()
gc.collect()
print(sorted(log))
