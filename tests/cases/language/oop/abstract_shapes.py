# Abstract bases by hand and by abc, virtual subclasses, __subclasshook__, registered late in a hot isinstance loop.
from abc import ABC, abstractmethod
class Shape(ABC):
    @abstractmethod
    def area(self): ...
    @property
    @abstractmethod
    def name(self): ...
    def __lt__(self, o): return self.area() < o.area()
    def __repr__(self): return f'{self.name}({self.area():g})'
class Sq(Shape):
    name = 'sq'
    def __init__(self, a): self.a = a
    def area(self): return self.a ** 2
class Half(Shape):
    def area(self): return 1
class Tri(Half):
    @property
    def name(self): return 'tri'
    def area(self): return super().area() / 2
for c in (Shape, Half, Tri, lambda: Sq(3)):
    try: print(c())
    except TypeError as e: print(e)
class Duck: pass
class Quack(ABC):
    @classmethod
    def __subclasshook__(cls, c): return True if any('quack' in vars(k) for k in c.__mro__) else NotImplemented
objs, hits = [Sq(2), Tri(), Duck(), 5, 'text', [1]], []
for i in range(180):
    o = objs[i % 6]
    hits.append((isinstance(o, Shape), isinstance(o, Quack), isinstance(o, (int, str))))
    if i == 100: Shape.register(Duck)
    if i == 120: Duck.quack = lambda self: 'quack'
    if i == 130: Quack.register(list)
    if i == 140: Shape.register(int)
for k in (0, 96, 102, 126, 132, 144, 174): print(k, [''.join('01'[b] for b in h) for h in hits[k:k + 6]])
print(issubclass(bool, Shape), issubclass(Duck, Shape), Shape in Duck.__mro__, sorted([Sq(1), Tri(), Sq(0.5)]), sorted(Shape.__abstractmethods__), Tri.__abstractmethods__)
for bad in (lambda: Shape.register(5), lambda: isinstance(5, 5), lambda: issubclass(5, Shape), lambda: Tri() < 5, lambda: Quack.register(Quack) and 'self'):
    try: print(bad())
    except (TypeError, AttributeError, RuntimeError) as e: print(type(e).__name__, str(e)[:60])
Half.name = 'late'
try: Half()
except TypeError as e: print(e)
