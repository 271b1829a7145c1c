# An object may be its own namespace, modules may be subclassed, and `range` knows lengths of 63 bits.
import types


class Record(dict):
    def __init__(self, *args, **keywords):
        super().__init__(*args, **keywords)
        self.__dict__ = self


record = Record(a=1)
record.b = 2
record["c"] = 3
print(record, record.a, record.c, "b" in record, sorted(vars(record)))
del record.a
print(record, hasattr(record, "a"))
try:
    record.__dict__ = [1]
except TypeError as error:
    print(error)
total = 0
for n in range(100):
    one = Record(n=n)
    one.m = one.n + 1
    total += one["m"]
print(total)


class Mod(types.ModuleType):
    def __init__(self, name, count):
        super().__init__(name, "what it is for")
        self.count = count


mod = Mod("mod", 3)
print(mod.__name__, mod.__doc__, mod.count, mod.__package__, isinstance(mod, types.ModuleType))
for arguments in [(), (1,), ("a", "b", "c")]:
    try:
        types.ModuleType(*arguments)
    except TypeError as error:
        print(error)
print(len(range(-2**62, 2**62 - 1)), len(range(-2**61, 2**61)))
try:
    len(range(-2**62, 2**63))
except OverflowError as error:
    print(error)
for bound in (2**61, 2**62 - 1):
    count = 0
    for n in range(60):
        count += len(range(-bound, bound)) & 0xFF
    print(count, range(-bound, bound)[-1], bound in range(-bound, bound))
