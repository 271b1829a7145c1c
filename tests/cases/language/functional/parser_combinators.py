# Parser combinators as functions and operators: sequences, choices, many, chains; a grammar of expressions.
class P:
    def __init__(self, f, name='?'): self.f, self.name = f, name
    def __call__(self, s, i=0): return self.f(s, i)
    def __add__(self, o):
        def f(s, i):
            if (a := self(s, i)) is None or (b := o(s, a[1])) is None: return None
            return (a[0], b[0]), b[1]
        return P(f)
    def __or__(self, o): return P(lambda s, i: r if (r := self(s, i)) is not None else o(s, i))
    def __rshift__(self, g): return P(lambda s, i: (g(r[0]), r[1]) if (r := self(s, i)) is not None else None)
    def __lshift__(self, o): return (self + o) >> (lambda p: p[0])
    def __lt__(self, o): return (self + o) >> (lambda p: p[1])
    def many(self, least=0):
        def f(s, i):
            out = []
            while (r := self(s, i)) is not None:
                out.append(r[0])
                if r[1] == i: break
                i = r[1]
            return (out, i) if len(out) >= least else None
        return P(f)
    def sep(self, o): return ((self + (o < self).many()) >> (lambda p: [p[0], *p[1]])) | P(lambda s, i: ([], i))
    def chain(self, ops):
        def fold(p):
            v = p[0]
            for op, w in p[1]: v = op(v, w)
            return v
        return (self + (ops + self).many()) >> fold
    def parse(self, s):
        r = self(s, 0)
        if r is None: raise SyntaxError('no parse')
        if r[1] != len(s): raise SyntaxError(f'stopped at {r[1]}: {s[r[1]:][:5]!r}')
        return r[0]
def char(p): return P(lambda s, i: (s[i], i + 1) if i < len(s) and p(s[i]) else None)
def word(w): return P(lambda s, i: (w, i + len(w)) if s.startswith(w, i) else None) << space
def lazy(f): return P(lambda s, i: f()(s, i))
space = char(str.isspace).many()
digits = char(str.isdigit).many(1) >> ''.join
number = ((digits + (word('.') < digits)) >> (lambda p: float('.'.join(p))) | digits >> int) << space
name = (char(str.isalpha).many(1) >> ''.join) << space
env = {'x': 7, 'e': 2.5}
atom = number | (name >> env.__getitem__) | (word('(') < lazy(lambda: expr) << word(')')) | (word('-') < lazy(lambda: atom)) >> (lambda v: -v)
term = atom.chain(word('*') >> (lambda _: lambda a, b: a * b) | word('/') >> (lambda _: lambda a, b: a / b))
expr = term.chain(word('+') >> (lambda _: lambda a, b: a + b) | word('-') >> (lambda _: lambda a, b: a - b))
value = lazy(lambda: array | obj | expr | (word("'") < char(lambda c: c != "'").many() << word("'")) >> ''.join)
array = word('[') < value.sep(word(',')) << word(']')
obj = (word('{') < (((name << word(':')) + value).sep(word(','))) << word('}')) >> dict
for s in ('1+2*3', '(1 + 2) * 3', '10 - 4 - 3', '2 * -(x + 1)', 'e * 2', '1.5.5', '1 +', '', '(1', 'y + 1', '1 / 0', '99999999999 * 99999999999'):
    try: print(s, '=', expr.parse(s))
    except (SyntaxError, KeyError, ZeroDivisionError) as e: print(s, type(e).__name__, e)
for s in ("[1, [2, 'a b'], {k: [], v: x}]", '[]', '[1 2]', '{a: 1, b: {c: -2}}', "'open"):
    try: print(value.parse(s))
    except SyntaxError as e: print(s, e)
long = '+'.join(str(i) if i % 9 else f'({i} - {i}.5)' for i in range(1, 100))
print(expr.parse(long), value.parse('[' * 20 + ']' * 20))
total = 0
for i in range(60):
    env['x'] = i if i < 50 else i / 2 if i < 55 else 10**20
    total += expr.parse('x * 2 - (x + 1)')
print(total)
