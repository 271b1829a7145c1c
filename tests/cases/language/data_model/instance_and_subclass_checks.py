# __instancecheck__, __subclasscheck__: asked on the type of the class, exact types first, tuples, answers that are no bools, errors.
class Even(type):
    def __instancecheck__(cls, o): log.append("i"); return type(o) in (int, bool) and o % 2 == 0
    def __subclasscheck__(cls, k): log.append("s"); return k is bool
class EvenInt(metaclass=Even): pass
log = []
print(isinstance(4, EvenInt), isinstance(3, EvenInt), isinstance(EvenInt(), EvenInt), issubclass(bool, EvenInt), issubclass(int, EvenInt), issubclass(EvenInt, EvenInt), log)
print(isinstance(4, (str, EvenInt)), isinstance(3, (str, (EvenInt, (int,)))), isinstance("s", (str, EvenInt)), log.count("i"))
class Answer(type):
    def __instancecheck__(cls, o): return cls.answer
    __subclasscheck__ = __instancecheck__
class K(metaclass=Answer): answer = []
for K.answer in ([], [0], None, "x", 0.0): print(isinstance(1, K), issubclass(int, K), end="; ")
print()
class NoBool:
    def __bool__(self): raise ValueError("neither")
K.answer = NoBool()
for act in (lambda: isinstance(1, K), lambda: issubclass(int, K), lambda: isinstance(K(), K)):
    try: print(act())
    except ValueError as e: print(e)
class OnInstance:
    def __instancecheck__(self, o): return o == 5
    def __subclasscheck__(self, k): return k == "anything"
print(isinstance(5, OnInstance()), isinstance(6, OnInstance()), issubclass("anything", OnInstance()), isinstance(5, (str, OnInstance())))
class HasBases:
    def __init__(self, *b): self.bases = b
    __bases__ = property(lambda self: self.bases)
x = HasBases(); y = HasBases(x); z = HasBases(int, y)
print(issubclass(y, x), issubclass(z, x), issubclass(x, y), issubclass(z, (y, int)))
class Proxy:
    def __init__(self, o): self.o = o
    __class__ = property(lambda self: type(self.o))
print(isinstance(Proxy(5), int), isinstance(Proxy("s"), (int, str)), isinstance(Proxy(5), Proxy), isinstance(Proxy([]), int), type(Proxy(5)) is Proxy)
for act in (lambda: isinstance(1, ()), lambda: isinstance(1, [int]), lambda: isinstance(1, (int, 5)), lambda: isinstance("s", (int, 5)), lambda: issubclass(5, int), lambda: issubclass(int, "int"), lambda: issubclass(int, (str, [int])), lambda: isinstance(1, HasBases()), lambda: issubclass(HasBases(), 5), lambda: isinstance(1)):
    try: print(act())
    except TypeError as e: print(e)
deep = int
for i in range(200): deep = (deep,)
print(isinstance(1, deep), isinstance("s", deep))
total = 0
things = [1, 2, "s", 2.0, True, None, Proxy(4), [], EvenInt]
for i in range(180):
    o = things[i % 9]
    total += isinstance(o, EvenInt) * 3 + isinstance(o, (bool, float)) + isinstance(o, int | None) + isinstance(o, type)
    if i == 90: Even.__instancecheck__ = lambda cls, o: o == "s"
    if i == 140: del Even.__instancecheck__
print(total)
