# Cooperative properties, class methods as constructors, overriding in diamonds, name mangling, abstract checks.
class Base:
    __secret = 'base'
    count = 0
    def __new__(cls, *a, **k):
        if '__abstract__' in cls.__dict__: raise TypeError(f'{cls.__name__} is abstract')
        cls.count += 1
        return super().__new__(cls)
    def __init__(self, v): self.__v = v
    @classmethod
    def parse(cls, s): return cls(*map(int, s.split(',')))
    @property
    def value(self): return self.__v
    @value.setter
    def value(self, v): self.__v = v
    @staticmethod
    def twice(x): return x * 2
    def secret(self): return self.__secret
    def __str__(self): return f'{type(self).__name__}:{self.value}'
class Left(Base):
    __secret = 'left'
    @property
    def value(self): return super().value + 100
    @value.setter
    def value(self, v): Base.value.fset(self, v * 10)
    def secret(self): return super().secret() + self.__secret
class Right(Base):
    @property
    def value(self): return -super().value
    @staticmethod
    def twice(x): return x * 3
class Both(Left, Right):
    def __init__(self, v, w=0):
        super().__init__(v)
        self.w = w
    def secret(self): return f'<{super().secret()}>'
class Abstract(Base): __abstract__ = True
class Concrete(Abstract): pass
for cls in (Base, Left, Right, Both, Concrete, Abstract):
    try:
        o = cls.parse('5')
        print(o, o.value, o.secret(), cls.twice(4), sorted(vars(o)), cls.count)
    except TypeError as e: print(type(e).__name__, e)
print(Both.parse('1,2').w, [c.__name__ for c in Both.__mro__])
try: Right(1).value = 5
except AttributeError as e: print(e)
objs, s = [Base(1), Left(2), Right(3), Both(4, 5)], 0
for i in range(160):
    o = objs[i % 4]
    s += o.value + o.twice(i)
    if i == 100: objs[0].__class__ = Left
    if i == 110: Right.value = property(lambda self: 1000)
    if i == 120: Left.twice = classmethod(lambda cls, x: len(cls.__name__))
    if i == 130: del Left.value
    if i == 140: objs[1].value = 50
    if i % 20 == 19: print(i, s, end=' ')
print()
print(objs[1].value, Base.count, Left.count, Both.count, 'count' in vars(Both), Base._Base__secret, Left._Left__secret)
try: print(objs[0].__secret)
except AttributeError as e: print(e)
class Meta(type):
    def __call__(cls, *a):
        if a in cls.cache: return cls.cache[a]
        return cls.cache.setdefault(a, super().__call__(*a))
    def __init__(cls, *a): super().__init__(*a); cls.cache = {}
class Interned(metaclass=Meta):
    made = 0
    def __init__(self, *a): Interned.made += 1; self.a = a
class Sub(Interned): pass
print(sum(Interned(i % 9) is Interned(i % 9) for i in range(120)), Interned.made, Sub(1) is Interned(1), Sub(1) is Sub(1), len(Sub.cache))
try: Interned([])
except TypeError as e: print(e)
print(isinstance(Sub(1), Interned), type(Sub).__name__, issubclass(Both, Right), Both.__bases__[1].__name__, super(Left, objs[3]).secret(), Base.secret(objs[3]))
