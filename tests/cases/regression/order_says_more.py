# A metaclass whose mro() names classes that are no bases: classes inherit from such an order. And what bases a class may get.
class Mixed:
    k = 1


class Meta(type):
    def mro(cls):
        order = type.mro(cls)
        return order[:1] + [Mixed] + order[1:]


class A(metaclass=Meta):
    pass


class B(A):
    pass


class C(B):
    pass


print([c.__name__ for c in C.__mro__])


class Bare:
    pass


class Other:
    pass


for act in ("Bare.__bases__ = (Other,)", "B.__bases__ = (object,)"):
    try:
        exec(act)
    except TypeError as e:
        print(e)


class Items:
    def __setitem__(self, key, value):
        pass


class Deletes:
    def __delitem__(self, key):
        pass


for act in ("del Items()[1]", "Deletes()[1] = 2"):
    try:
        exec(act)
    except AttributeError as e:
        print(repr(e))
