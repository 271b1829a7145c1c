# Option and Result types with map, bind and do-notation by generators; failures short-circuit.
class Option:
    def bind(self, f): return f(self.v) if isinstance(self, Some) else self
    def map(self, f): return self.bind(lambda v: Some(f(v)))
    def __or__(self, other): return self if isinstance(self, Some) else other
    def get(self, default=None): return self.v if isinstance(self, Some) else default
    def __rshift__(self, f): return self.bind(f)
class Some(Option):
    __match_args__ = ('v',)
    def __init__(self, v): self.v = v
    def __repr__(self): return f'Some({self.v!r})'
    def __eq__(self, o): return isinstance(o, Some) and self.v == o.v
class Nothing(Option):
    def __repr__(self): return 'Nothing'
NONE = Nothing()
def num(s):
    try: return Some(int(s))
    except ValueError: return NONE
def half(n): return Some(n // 2) if n % 2 == 0 else NONE
print(num('8') >> half >> half >> half, num('6') >> half >> half, num('x') >> half, num('x') | Some(0), num('3').map(lambda v: v + 0.5), NONE.get('d'))
def do(f):
    def run(*args):
        g = f(*args)
        try:
            m = next(g)
            while True:
                match m:
                    case Some(v): m = g.send(v)
                    case Nothing():
                        g.close()
                        return NONE
                    case other: m = g.throw(TypeError(f'not an option: {other!r}'))
        except StopIteration as e: return Some(e.value)
    return run
@do
def add(a, b):
    x = yield num(a)
    y = yield num(b)
    z = yield half(x + y)
    return x, y, z
@do
def forgiving():
    try: yield 5
    except TypeError as e: return f'rescued: {e}'
print(add('1', '3'), add('1', '2'), add('q', '2'), add(7, 2**70 + 1), forgiving())
results = []
for i in range(150):
    r = add(str(i), '2' if i != 120 else 'two')
    results.append(r.get((0, 0, 0))[2])
print(sum(results), results[118:123], results.count(0))
def sequence(options):
    out = []
    for o in options:
        match o:
            case Some(v): out.append(v)
            case _: return NONE
    return Some(out)
print(sequence(map(num, '123')), sequence(map(num, '1a3')), sequence([]))
safe = lambda f: lambda *a: Some(f(*a)) if not (e := caught(f, *a)) else e
def caught(f, *a):
    try: f(*a)
    except Exception as e: return Failure(type(e).__name__, *e.args)
class Failure(Nothing):
    def __init__(self, *why): self.why = why
    def __repr__(self): return f'Failure{self.why}'
div = safe(lambda a, b: a / b)
print(div(1, 4), div(1, 0), div('x', 2), div(1, 0) | div(4, 2), div(8, 2) >> (lambda v: div(v, 0)) >> (lambda v: div(v, 1)))
