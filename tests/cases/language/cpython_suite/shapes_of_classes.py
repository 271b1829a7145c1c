# Sequence or mapping: the first class in the order of resolution says it; registering says it later.
import collections
import collections.abc


def shape(x):
    match x:
        case [*_]:
            return "sequence"
        case {}:
            return "mapping"
    return "other"


class C:
    pass


class M1(collections.UserDict, collections.abc.Sequence):
    pass


class M3(collections.UserDict, C, list):
    pass


class M4(dict, collections.abc.Sequence, C):
    pass


class S1(collections.UserList, collections.abc.Mapping):
    pass


class S4(collections.UserList, dict, C):
    pass


print([shape(cls()) for cls in (C, M1, M3, M4, S1, S4)])


class Parent:
    pass


class Before(Parent):
    pass


print(shape(Parent()), shape(Before()))
collections.abc.Mapping.register(Parent)


class After(Parent):
    pass


print(shape(Parent()), shape(Before()), shape(After()))
collections.abc.Sequence.register(C)
total = 0
for round in range(100):
    total += (shape(C()) == "sequence") + (shape(After()) == "mapping")
print(total)
