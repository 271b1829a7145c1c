# Symbolic differentiation with classes and match; evaluated beside a numeric slope.
class E:
    __match_args__ = ('a', 'b')
    def __init__(self, a, b=None): self.a, self.b = a, b
    def __add__(self, o): return Sum(self, o) if isinstance(o, E) else Sum(self, Const(o))
    def __mul__(self, o): return Prod(self, o) if isinstance(o, E) else Prod(Const(o), self)
    def __rmul__(self, o): return Prod(Const(o), self)
    def __pow__(self, n): return Pow(self, n)
class Const(E): pass
class Var(E): pass
class Sum(E): pass
class Prod(E): pass
class Pow(E): pass
class Fun(E): pass
DERIV = {'sin': lambda u: Fun('cos', u), 'cos': lambda u: Const(-1) * Fun('sin', u), 'exp': lambda u: Fun('exp', u)}
def d(e, v):
    match e:
        case Const(): return Const(0)
        case Var(name): return Const(int(name == v))
        case Sum(a, b): return d(a, v) + d(b, v)
        case Prod(Const(k), b): return Const(k) * d(b, v)
        case Prod(a, b): return d(a, v) * b + a * d(b, v)
        case Pow(a, 1): return d(a, v)
        case Pow(a, int(n)): return Const(n) * a ** (n - 1) * d(a, v)
        case Fun(name, u) if name in DERIV: return DERIV[name](u) * d(u, v)
    raise TypeError(f'cannot derive {type(e).__name__}')
def clean(e):
    match e:
        case Sum(a, b):
            match clean(a), clean(b):
                case (Const(0), x) | (x, Const(0)): return x
                case Const(x), Const(y): return Const(x + y)
                case x, y: return x + y
        case Prod(a, b):
            match clean(a), clean(b):
                case (Const(0), _) | (_, Const(0)): return Const(0)
                case (Const(1), x) | (x, Const(1)): return x
                case Const(x), Const(y): return Const(x * y)
                case Const(x), Prod(Const(y), z): return Const(x * y) * z
                case x, y: return x * y
    return e
import math
def ev(e, **env):
    match e:
        case Const(k): return k
        case Var(n): return env[n]
        case Sum(a, b): return ev(a, **env) + ev(b, **env)
        case Prod(a, b): return ev(a, **env) * ev(b, **env)
        case Pow(a, n): return ev(a, **env) ** n
        case Fun(f, u): return getattr(math, f)(ev(u, **env))
def show(e):
    match e:
        case Const(k) | Var(k): return str(k)
        case Sum(a, b): return f'({show(a)} + {show(b)})'
        case Prod(a, b): return f'{show(a)}*{show(b)}'
        case Pow(a, n): return f'{show(a)}^{n}'
        case Fun(f, u): return f'{f}({show(u)})'
x, y = Var('x'), Var('y')
for f in (x ** 3 + 2 * x * y + Const(7), (x + y) ** 4 * x, Fun('sin', x ** 2), Fun('exp', 3 * x) * Fun('cos', y), Const(5) * x):
    g = clean(d(f, 'x'))
    p = {'x': 0.7, 'y': 1.3}
    h = 1e-6
    slope = (ev(f, x=p['x'] + h, y=1.3) - ev(f, x=p['x'] - h, y=1.3)) / (2 * h)
    print(show(f), '->', show(g), f'{ev(g, **p):.4f}', abs(slope - ev(g, **p)) < 1e-4, show(clean(d(g, 'y'))))
f, sizes = x ** 9, []
for i in range(10):
    f = clean(d(f, 'x'))
    sizes.append(show(f))
print(sizes[0], sizes[2], len(sizes[-1]))
s = 0
for i in range(120): s += ev(clean(d(x ** 2 * (i if i != 100 else 0.5), 'x')), x=i)
print(s)
for bad in (Fun('tan', x), 5, Pow(x, 0.5)):
    try: print(show(d(bad, 'x')))
    except TypeError as e: print(e)
