# A decorator that builds __init__, __repr__, __eq__, ordering, replace and frozen classes from annotations.
def record(cls=None, *, frozen=False, order=False):
    if cls is None: return lambda c: record(c, frozen=frozen, order=order)
    fields = {}
    for base in reversed(cls.__mro__): fields.update(base.__dict__.get('__annotations__', {}))
    names = list(fields)
    defaults = {n: getattr(cls, n) for n in names if hasattr(cls, n)}
    seen = None
    for n in names:
        if n in defaults: seen = n
        elif seen: raise TypeError(f'{n} without default follows {seen}')
    def __init__(self, *args, **kw):
        if len(args) > len(names): raise TypeError(f'{cls.__name__} takes {len(names)} fields, got {len(args)}')
        given = dict(zip(names, args))
        for k in kw:
            if k in given or k not in fields: raise TypeError(f'bad field {k}')
        given.update(kw)
        for n in names:
            if n not in given:
                if n not in defaults: raise TypeError(f'missing {n}')
                d = defaults[n]
                given[n] = d() if isinstance(d, type) else d
            object.__setattr__(self, n, given[n])
        if hasattr(self, 'check'): self.check()
    key = lambda self: tuple(getattr(self, n) for n in names)
    def __eq__(self, o): return key(self) == key(o) if type(o) is type(self) else NotImplemented
    def __lt__(self, o): return key(self) < key(o) if type(o) is type(self) else NotImplemented
    cls.__init__, cls.__eq__, cls.fields = __init__, __eq__, names
    cls.__repr__ = lambda self: f'{type(self).__name__}({", ".join(f"{n}={getattr(self, n)!r}" for n in names)})'
    cls.replace = lambda self, **kw: type(self)(**{**{n: getattr(self, n) for n in names}, **kw})
    cls.__match_args__ = tuple(names)
    if order: cls.__lt__ = __lt__
    if frozen:
        def no(self, name, *v): raise AttributeError(f'{cls.__name__}.{name} is frozen')
        cls.__setattr__ = cls.__delattr__ = no
        cls.__hash__ = lambda self: hash(key(self))
    else: cls.__hash__ = None
    return cls
@record(frozen=True, order=True)
class Point:
    x: int
    y: int = 0
    def check(self):
        if self.x == 666: raise ValueError('beast')
@record
class Item:
    name: str
    tags: list = list
    price: float = 1.5
@record
class Special(Item):
    extra: object = None
print(Point(1), Point(1, y=2), Point(1, 2) == Point(1, 2), Point(1) < Point(1, 1), Point(3).replace(y=9), hash(Point(1, 2)) == hash(Point(1, 2)), Special('s', extra=5), Special.fields)
a, b = Item('a'), Item('b')
a.tags.append(1)
print(a, b, a == Item('a', [1]), a == 'a', a != b, sorted([Point(2, 1), Point(1, 5), Point(1, -2)]))
s, seen = 0, set()
for i in range(150):
    p = Point(i % 12, i % 5) if i != 130 else Point(0.5, 'y')
    seen.add(p)
    match p:
        case Point(0, y): s += y
        case Point(x=int(x), y=0): s += x * 10
        case Point(x): s -= 1 if isinstance(x, int) else 10**6
print(s, len(seen), max(q for q in seen if isinstance(q.x, int)))
for bad in (lambda: Point(), lambda: Point(1, 2, 3), lambda: Point(1, z=2), lambda: Point(1, x=2), lambda: setattr(Point(1), 'x', 5), lambda: hash(a), lambda: a < b, lambda: Point(666), lambda: delattr(Point(1), 'y'), lambda: {a: 1}, lambda: record(type('T', (), {'__annotations__': {'p': int, 'q': int}, 'p': 1}))):
    try: bad()
    except (TypeError, AttributeError, ValueError) as e: print(type(e).__name__, e)
