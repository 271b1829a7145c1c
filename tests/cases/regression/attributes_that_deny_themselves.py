# A descriptor that raises AttributeError: who only asks whether there is such an attribute hears that there is none. Patterns let the exception through.
import weakref


class Shy:
    __match_args__ = ("given", "shy")

    def __init__(self, given):
        self.given = given

    @property
    def shy(self):
        if self.given < 60:
            raise AttributeError("too early")
        return self.given

    @property
    def loud(self):
        raise KeyError("loud")


def kind(value):
    match value:
        case Shy(shy=1):
            return "one"
        case Shy(given=given, shy=shy):
            return given, shy
        case Shy(given, _):
            return "not reached"
        case Shy(given):
            return "shy", given
    return "none"


print([kind(Shy(n)) for n in range(120)][56:64])


def loud(value):
    try:
        match value:
            case Shy(loud=1):
                return "one"
    except KeyError as error:
        return repr(error)


print({loud(Shy(n)) for n in range(120)})


class Meta(type):
    @property
    def __match_args__(cls):
        raise AttributeError("hidden")


class Hidden(metaclass=Meta):
    pass


def hidden(value):
    try:
        match value:
            case Hidden(1):
                return "one"
    except TypeError as error:
        return str(error)


print({hidden(Hidden()) for _ in range(120)})

shy = Shy(1)
proxy = weakref.proxy(shy)
for _ in range(120):
    said = getattr(shy, "shy", "default"), hasattr(shy, "shy"), getattr(proxy, "shy", "default"), hasattr(proxy, "shy")
    for ask in (lambda: shy.shy, lambda: proxy.shy, lambda: proxy.other, lambda: list[int].other):
        try:
            ask()
        except AttributeError as error:
            said += (str(error),)
print(said)


class NoKeys:
    @property
    def keys(self):
        raise AttributeError("keys")

    def __iter__(self):
        return iter([(1, 2)])


class NoSend:
    def __iter__(self):
        return self

    def __next__(self):
        return 1

    @property
    def close(self):
        raise AttributeError("close")

    @property
    def throw(self):
        raise AttributeError("throw")


def delegating():
    yield from NoSend()


for _ in range(120):
    filled = {}
    filled.update(NoKeys())
    closed = delegating()
    next(closed)
    closed.close()
    thrown = delegating()
    next(thrown)
    try:
        thrown.throw(ValueError("in"))
    except ValueError as error:
        text = repr(error)
print(filled, dict(NoKeys()), text)


class NoDict:
    __slots__ = ()

    @property
    def __dict__(self):
        raise AttributeError("no dict")


try:
    vars(NoDict())
except TypeError as error:
    print(error)
