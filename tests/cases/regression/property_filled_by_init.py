# Properties of classes with an `__init__` of their own, which may take anything, and properties that are filled again.
class Shown(property):
    def __init__(self, fget=None, doc=None, classval=None):
        self.classval = classval
        property.__init__(self, fget=fget, doc=doc)

    def __get__(self, instance, owner=None):
        return self.classval if instance is None else property.__get__(self, instance, owner)


class Late(property):
    def __init__(self, *parts, **more):
        self.given = parts, more


class C:
    @Shown
    def a(self):
        "What a says."
        return 5

    b = Shown(lambda self: 7, classval=9)
    late = Late(1, 2, 3, 4, 5, word=6)
    plain = property(lambda self: 1, doc="plain")


print(C().a, C.b, C().b, C.a, vars(C)["a"].__doc__, vars(C)["a"].fget.__name__)
print(C.late.given, C.late.fget, C.plain.__doc__)
try:
    C().late
except AttributeError as error:
    print(error)
C.late.__init__
property.__init__(C.late, lambda self: "late")
print(C().late)
total = 0
c = C()
for i in range(300):
    total += c.plain
    if i == 150:
        C.plain.__init__(lambda self: 2, lambda self, value: None, doc="again")
c.plain = 4
print(total, C.plain.__doc__, C.plain.fset is not None)
C.plain.__init__()
print(hasattr(c, "plain"))
for wrong in (lambda: property(1, 2, 3, 4, 5), lambda: property(get=1), lambda: property.__init__(property(), 1, fget=2)):
    try:
        wrong()
    except TypeError as error:
        print(error)
