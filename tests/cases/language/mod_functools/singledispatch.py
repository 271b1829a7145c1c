# singledispatch: by class, by base, by annotation; registry and dispatch; methods.
from functools import singledispatch, singledispatchmethod


@singledispatch
def show(x, suffix=""):
    "Shows."
    return "object" + suffix


@show.register(int)
def _int(x, suffix=""):
    return f"int {x}" + suffix


@show.register
def _(x: list, suffix=""):
    return f"list of {len(x)}" + suffix


show.register(str, lambda x, suffix="": "str " + x)


class Base:
    pass


class Derived(Base):
    pass


@show.register(Base)
def _base(x, suffix=""):
    return "base" + suffix


print(show(1.5), show(3), show(True), show([1]), show("s"), show(Derived()), show(None), show(3, suffix="!"), show(1, "?"))
print(show.dispatch(bool) is _int, show.dispatch(dict).__name__, sorted(c.__name__ for c in show.registry), show.__name__, show.__doc__)
show.register(Derived, lambda x: "derived")
print(show(Derived()), show(Base()))


class Neg:
    @singledispatchmethod
    def neg(self, x):
        raise NotImplementedError("no " + type(x).__name__)

    @neg.register
    def _(self, x: int):
        return -x

    @neg.register(bool)
    def _b(self, x):
        return not x


print(Neg().neg(5), Neg().neg(True))
for bad in (lambda: show(), lambda: Neg().neg("a"), lambda: show.register("x"), lambda: show.register(lambda x: x)):
    try:
        print(bad())
    except (TypeError, NotImplementedError) as e:
        print(str(e).split(": <")[0][:70])
print(sum(len(show(x)) for x in [1, "a", [2], 2.5, None] * 20))
