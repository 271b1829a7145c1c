# Hash-consed expressions: equal trees are one object; substitution and evaluation use identity caches.
class Expr:
    pool, made = {}, 0
    def __new__(cls, op, *args):
        key = op, type(op), args
        if key not in cls.pool: cls.made += 1; e = cls.pool[key] = super().__new__(cls); e.op, e.args = op, args
        return cls.pool[key]
    def __add__(self, o): return Expr('+', self, o if isinstance(o, Expr) else Expr(o))
    def __mul__(self, o): return Expr('*', self, o if isinstance(o, Expr) else Expr(o))
    def __repr__(self): return str(self.op) if not self.args else f'({self.args[0]}{self.op}{self.args[1]})'
    def ev(self, env, cache=None):
        cache = {} if cache is None else cache
        if self not in cache:
            if not self.args: cache[self] = env[self.op] if isinstance(self.op, str) else self.op
            else: a, b = (x.ev(env, cache) for x in self.args); cache[self] = a + b if self.op == '+' else a * b
        return cache[self]
    def size(self, seen=None):
        seen = set() if seen is None else seen
        if self in seen: return 0
        seen.add(self)
        return 1 + sum(a.size(seen) for a in self.args)
x, y = Expr('x'), Expr('y')
e = (x + 1) * (x + 1) + y
print(e, e is (x + 1) * (x + 1) + y, e.args[0].args[0] is e.args[0].args[1], e.size(), Expr.made, Expr(1) is Expr(1.0), Expr(1) is Expr(True))
t = x
for i in range(60): t = t + t if i % 2 else t * 1
print(t.size(), t.ev({'x': 1}) == 2**30, t.ev({'x': 0.5}), Expr.made)
s, errs = 0, []
for i in range(130):
    try: s += e.ev({'x': i if i < 110 else 'ab' if i == 120 else 2**40, **({'y': 1} if i != 125 else {})})
    except (TypeError, KeyError) as err: errs.append((i, type(err).__name__, str(err)))
print(s, errs, len(Expr.pool) == Expr.made)
