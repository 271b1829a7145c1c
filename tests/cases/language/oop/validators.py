# Descriptors that validate: typed, ranged, one-of, chained; per-instance storage and class access.
class Validated:
    def __set_name__(self, owner, name): self.name, self.slot = name, '_' + name
    def __get__(self, o, cls=None):
        if o is None: return self
        try: return o.__dict__[self.slot]
        except KeyError: raise AttributeError(f'{self.name} not set') from None
    def __set__(self, o, v): o.__dict__[self.slot] = self.check(o, v)
    def __delete__(self, o): del o.__dict__[self.slot]
    def check(self, o, v): return v
class Typed(Validated):
    def __init__(self, kind, **kw):
        self.kind = kind
        super().__init__(**kw)
    def check(self, o, v):
        if not isinstance(v, self.kind): raise TypeError(f'{self.name} wants {self.kind.__name__}, got {type(v).__name__}')
        return super().check(o, v)
class Ranged(Validated):
    def __init__(self, lo=None, hi=None, **kw):
        self.lo, self.hi = lo, hi
        super().__init__(**kw)
    def check(self, o, v):
        if self.lo is not None and v < self.lo or self.hi is not None and v > self.hi: raise ValueError(f'{self.name}={v!r} outside {self.lo}..{self.hi}')
        return super().check(o, v)
class OneOf(Validated):
    def __init__(self, *options): self.options = options
    def check(self, o, v):
        if v not in self.options: raise ValueError(f'{self.name} must be one of {self.options}')
        return v
class TypedRange(Typed, Ranged): pass
class Account:
    balance = TypedRange(int, lo=0, hi=2**65)
    owner = Typed(str)
    kind = OneOf('basic', 'gold', None)
    rate = Ranged(0.0, 1.0)
    def __init__(self, owner, balance=0): self.owner, self.balance, self.kind = owner, balance, 'basic'
a, fails = Account('ann'), {}
for i in range(150):
    try:
        a.balance += i if i < 110 else -i * 10 if i < 120 else 0.5 if i < 125 else 2**64
        if i % 10 == 0: a.kind = ('gold', 'basic', 'lead')[i % 3]
        if i == 100: a.owner = 5
        if i == 105: a.rate = 1.5
        if i > 140: del a.owner; a.owner
    except (TypeError, ValueError, AttributeError, KeyError) as e:
        k = f'{type(e).__name__}: {e}'
        fails[k] = fails.get(k, 0) + 1
for k, n in fails.items(): print(n, k[:90])
print(a.balance, vars(a), type(Account.balance).__name__, Account.balance.lo)
print([c.__name__ for c in TypedRange.__mro__], Account.kind.options)
for bad in (lambda: a.rate, lambda: Account(None), lambda: Account('b', -1), lambda: Account('c', True).balance, lambda: delattr(a, 'rate')):
    try: print(bad())
    except (TypeError, ValueError, AttributeError, KeyError) as e: print(type(e).__name__, e)
Account.kind = 'plain attribute'
b = Account('zed')
print(b.kind, vars(b))
