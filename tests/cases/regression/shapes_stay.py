# What patterns take an object for: a class has that from when it was made or registered, and keeps it where its bases change.
import collections.abc
from abc import ABC


class Base:
    pass


class Seq(Base):
    def __len__(self):
        return 2

    def __getitem__(self, n):
        return [5, 6][n]


class Below(Seq):
    pass


class Apart(Seq):
    pass


class Lists(list):
    pass


class Root(list):
    pass


class Under(Root):
    pass


def shape(o):
    match o:
        case {}:
            return "mapping"
        case [x, *y]:
            return "sequence"
        case _:
            return "other"


def run(what, act):
    objects = [Seq(), Below(), Apart(), Under([1])]
    out = []
    for i in range(72):
        if i == 36:
            act()
        out.append(shape(objects[i % 4]))
    print(what, out[32:44], out[-4:])


class Both(ABC):
    pass


def made_later():
    global Later

    class Later(Apart):
        pass

    print(shape(Later()))


run("below", lambda: collections.abc.Sequence.register(Below))
run("above, as another", lambda: collections.abc.Mapping.register(Base))
run("once more", lambda: collections.abc.Sequence.register(Base))
made_later()
run("one below alone", lambda: collections.abc.Mapping.register(Apart))
made_later()


class Mine(ABC):
    pass


collections.abc.Mapping.register(Mine)
run("by one that was registered itself", lambda: Mine.register(Seq))
print(shape(Later()))


class Plain:
    pass


class Middle(Plain):
    pass


class Leaf(Middle):
    def __len__(self):
        return 1

    def __getitem__(self, n):
        return [5][n]


def leaf(turns, act):
    o = Leaf()
    out = []
    for i in range(turns):
        if i == 20:
            act()
        out.append(shape(o))
    print(out[18:22], out[-1])


class Listed:
    pass


class ListedBelow(Listed):
    pass


collections.abc.Sequence.register(Listed)


def bases(*new):
    def act():
        Leaf.__bases__ = new

    return act


leaf(40, bases(ListedBelow))
leaf(40, bases(Middle))
leaf(40, lambda: collections.abc.Sequence.register(Plain))
leaf(40, bases(ListedBelow))
