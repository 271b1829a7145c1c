# A value that stands in a class gets another class, one with __get__; and the bases of its class change so.
class Part:
    pass


class Getting(Part):
    def __get__(self, o, owner=None):
        return "got"


class Setting(Getting):
    def __set__(self, o, v):
        pass


class Holder:
    part = Part()


h = Holder()
part = Holder.part


def read():
    return h.part


counts = {}
for i in range(600):
    if i == 100:
        part.__class__ = Getting
    if i == 200:
        h.__dict__["part"] = "own"
    if i == 300:
        part.__class__ = Setting
    if i == 400:
        part.__class__ = Part
    if i == 500:
        class Base:
            __get__ = Getting.__get__
            __set__ = Setting.__set__

        class Middle(Base):
            pass

        class Other(Part):
            pass

        class Value(Other):
            pass

        part.__class__ = Value
        Value.__bases__ = (Other, Middle)
    v = read()
    v = v if type(v) is str else type(v).__name__
    counts[v] = counts.get(v, 0) + 1
print(counts)
