# What classmethod and staticmethod take over from their functions, and what is set on them; hashes of a subclass of int.
def function(cls):
    """Its text."""


class Answer(int):
    pass


class Cached:
    def __init__(self, number):
        self.number = number

    def __hash__(self):
        return Answer(self.number)

    def __eq__(self, other):
        return self.number == other.number


class Own(classmethod):
    pass


for kind in (classmethod, staticmethod, Own):
    made = kind(function)
    print(kind.__name__, made.__name__, made.__doc__, made.__module__, made.__wrapped__ is function, hasattr(made, "other"))
    made.other = 3
    made.__doc__ = "Another."
    print(made.other, made.__doc__, function.__doc__, sorted(vars(made)), made.__dict__["other"])
    del made.other
    print(hasattr(made, "other"))
    for wrong in (lambda: made.other, lambda: setattr(made, "__func__", len), lambda: setattr(made, "__dict__", 3)):
        try:
            wrong()
        except (AttributeError, TypeError) as error:
            print(type(error).__name__, error)
try:
    dict.__dict__["fromkeys"].attribute = 1
except AttributeError as error:
    print(error)
print(hash(Cached(7)), hash(Cached(True)), len({Cached(n % 5) for n in range(100)}))
total = 0
for n in range(300):
    wrapper = staticmethod(len) if n % 3 else classmethod(function)
    wrapper.n = n
    total += wrapper.n + len(wrapper.__name__)
print(total)
