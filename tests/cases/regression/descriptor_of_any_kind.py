# What stands in a class acts there by its class, whatever kind of object it is: a class by its metaclass, an exception, a module, a str.
import types


class Meta(type):
    pass


class Fault(Exception):
    pass


class Kind(types.ModuleType):
    pass


class Text(str):
    pass


class Holder:
    nested = Meta("nested", (), {})
    fault = Fault()
    module = Kind("module")
    plain = types.ModuleType("plain")
    text = Text("text")


h = Holder()
for name in ("nested", "fault", "module", "plain", "text"):
    h.__dict__[name] = name


def read(o, out):
    out.append((o.nested, o.fault, o.module, o.plain, o.text))


out = []
for i in range(200):
    if i == 40:
        for cls in (Meta, Fault, Kind, Text):
            cls.__get__ = lambda self, o, owner: (type(self).__name__, o is None)
    if i == 80:
        Meta.__set__ = Fault.__set__ = Kind.__set__ = Text.__delete__ = lambda *args: None
    if i == 120:
        Holder.plain.__class__ = Kind
    if i == 160:
        del Meta.__get__, Fault.__get__
    read(h, out)
shown = []
for row in out:
    row = tuple(v if type(v) in (str, tuple) else type(v).__name__ for v in row)
    if not shown or shown[-1] != row:
        shown.append(row)
for row in shown:
    print(row)
h.nested = 1
h.fault = 2
print(h.text, Holder.text)
