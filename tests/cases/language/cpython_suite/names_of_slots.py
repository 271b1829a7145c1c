# The names in `__slotnames__` are the program's: of a subclass of str, of another type, or gone while they are read.
class Name(str):
    pass


class Growing:
    __slotnames__ = [Name("spam")]

    def __getattr__(self, name):
        if name == "spam":
            Growing.__slotnames__[:] = [Name("spam")]
            return 42
        raise AttributeError(name)


for protocol in (2, 3, 4, 5):
    print(Growing().__reduce_ex__(protocol)[1:])


class Shrinking:
    __slotnames__ = []

    def __getattr__(self, name):
        del Shrinking.__slotnames__[1:]
        return name


for names in (["a", "b", "c"], ["a"], [1], [None, "a"], [Name("x"), Name("y")], []):
    Shrinking.__slotnames__ = names
    try:
        print(Shrinking().__reduce_ex__(2)[1:])
    except (RuntimeError, TypeError) as error:
        print(type(error).__name__, error)
