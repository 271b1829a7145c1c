# The doc string of a property: from the getter, given, assigned, in subclasses; copies by getter, setter, deleter.


class P:
    @property
    def x(self):
        """The x."""
        return 1

    @x.setter
    def x(self, value):
        """Sets it."""

    plain = property(lambda self: 2)
    given = property(lambda self: 3, doc="given")
    none = property(None, doc="none")


print(P.x.__doc__, P.plain.__doc__, P.given.__doc__)
P.x.__doc__ = "another"
print(P.x.__doc__, P.x.deleter(print).__doc__)


def documented(self):
    """From documented."""


def other(self):
    """From other."""


p = property(documented)
print(p.__doc__, p.getter(other).__doc__, property(documented, doc="own").getter(other).__doc__, p.setter(other).__doc__)
documented.__doc__ = "changed"
print(p.__doc__, property(documented).__doc__)
p.__doc__ = None
print(p.__doc__, p.fget.__name__, p.fset, p.fdel)


class Sub(property):
    """A subclass."""


class Silent(property):
    pass


s = Sub(other)
print(s.__doc__, Sub.__doc__, Silent(other).__doc__, s.getter(documented).__doc__, type(s.setter(other)).__name__)
s.__doc__ = "assigned"
print(s.__doc__, s.__dict__)
for name in "fget", "fset", "fdel":
    try:
        setattr(p, name, None)
    except AttributeError as error:
        print(error)
for wrong in (lambda: P().none, lambda: setattr(P(), "plain", 1), lambda: delattr(P(), "x")):
    try:
        wrong()
    except AttributeError as error:
        print(error)
total = 0
for n in range(60):
    q = property(other if n % 2 else documented)
    total += len(q.__doc__)
print(total)
