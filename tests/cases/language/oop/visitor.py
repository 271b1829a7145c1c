# A visitor that dispatches by class name along the MRO, with a default, counts and a transformer.
class Node:
    fields = ()
    def __init__(self, *values):
        if len(values) != len(self.fields): raise TypeError(f'{type(self).__name__} takes {self.fields}')
        for f, v in zip(self.fields, values): setattr(self, f, v)
    def __repr__(self): return f'{type(self).__name__}({", ".join(repr(getattr(self, f)) for f in self.fields)})'
    def __eq__(self, other): return type(self) is type(other) and all(getattr(self, f) == getattr(other, f) for f in self.fields)
class Num(Node): fields = ('value',)
class Name(Node): fields = ('id',)
class Bin(Node): fields = ('left', 'right')
class Add(Bin): pass
class Mul(Bin): pass
class Neg(Node): fields = ('arg',)
class Visitor:
    cache = {}
    def visit(self, node):
        key = type(self), type(node)
        try: name = self.cache[key]
        except KeyError:
            name = next((n for c in type(node).__mro__ if hasattr(self, n := 'visit_' + c.__name__)), 'generic')
            self.cache[key] = name
        return getattr(self, name)(node)
    def generic(self, node): raise NotImplementedError(f'{type(self).__name__} on {type(node).__name__}')
class Eval(Visitor):
    def __init__(self, **env): self.env = env
    def visit_Num(self, n): return n.value
    def visit_Name(self, n): return self.env[n.id]
    def visit_Add(self, n): return self.visit(n.left) + self.visit(n.right)
    def visit_Mul(self, n): return self.visit(n.left) * self.visit(n.right)
class Show(Visitor):
    def visit_Num(self, n): return str(n.value)
    def visit_Name(self, n): return n.id
    def visit_Bin(self, n): return f'({self.visit(n.left)} {type(n).__name__.lower()} {self.visit(n.right)})'
    def visit_Node(self, n): return '?' + type(n).__name__
class Simplify(Visitor):
    def generic(self, n): return n
    def visit_Neg(self, n):
        a = self.visit(n.arg)
        return a.arg if isinstance(a, Neg) else Num(-a.value) if isinstance(a, Num) else Neg(a)
    def visit_Add(self, n):
        l, r = self.visit(n.left), self.visit(n.right)
        if l == Num(0): return r
        return l if r == Num(0) else Num(l.value + r.value) if type(l) is type(r) is Num else Add(l, r)
    def visit_Mul(self, n):
        l, r = self.visit(n.left), self.visit(n.right)
        return Num(0) if Num(0) in (l, r) else r if l == Num(1) else l if r == Num(1) else Mul(l, r)
t = Add(Mul(Num(2), Name('x')), Mul(Num(1), Add(Num(0), Name('y'))))
print(t, Show().visit(t), Eval(x=3, y=4).visit(t), Simplify().visit(t), sep='\n')
print(Show().visit(Neg(t)), Simplify().visit(Neg(Neg(Mul(Num(0), t)))))
total = 0
for i in range(150):
    if i == 120: Eval.visit_Neg = lambda self, n: -self.visit(n.arg); Visitor.cache.clear()
    try: total += Eval(x=i, y=0.5 if i > 100 else 1).visit(Neg(t) if i > 110 else t)
    except NotImplementedError as e:
        if i in (111, 119): print(i, e)
    except KeyError as e: print(e)
print(total, len(Visitor.cache), sorted({v for v in Visitor.cache.values()}))
for bad in (lambda: Add(Num(1)), lambda: Eval().visit(Name('z')), lambda: Eval().visit(3)):
    try: bad()
    except (TypeError, KeyError, NotImplementedError) as e: print(type(e).__name__, e)
