# Tokens by hand, a Pratt parser with prefix, infix, ternary, call and index, printed and evaluated.
class Tok:
    def __init__(self, kind, text, at): self.kind, self.text, self.at = kind, text, at
def tokens(s):
    i = 0
    while i < len(s):
        c, j = s[i], i
        if c.isspace(): i += 1; continue
        if c.isdigit():
            while j < len(s) and (s[j].isdigit() or s[j] == '.'): j += 1
            kind = 'num'
        elif c.isalpha():
            while j < len(s) and s[j].isalnum(): j += 1
            kind = 'name'
        else:
            j += 2 if s[i:i + 2] in ('**', '==', '<=', '&&', '||') else 1
            kind = 'op'
        yield Tok(kind, s[i:j], i)
        i = j
    yield Tok('end', '', i)
POWER = {'?': (2, 1), '||': (3, 4), '&&': (5, 6), '==': (7, 8), '<': (9, 10), '<=': (9, 10), '+': (11, 12), '-': (11, 12), '*': (13, 14), '/': (13, 14), '**': (18, 17), '(': (20, 0), '[': (20, 0)}
class Parser:
    def __init__(self, s): self.toks = tokens(s); self.advance()
    def advance(self): t = getattr(self, 'tok', None); self.tok = next(self.toks); return t
    def expect(self, text):
        if self.tok.text != text: raise SyntaxError(f'expected {text!r}, found {self.tok.text!r} at {self.tok.at}')
        self.advance()
    def expr(self, least=0):
        t = self.advance()
        if t.kind == 'num': left = float(t.text) if '.' in t.text else int(t.text)
        elif t.kind == 'name': left = t.text
        elif t.text in ('-', '!'): left = (t.text, self.expr(15))
        elif t.text == '(':
            left = self.expr()
            self.expect(')')
        else: raise SyntaxError(f'unexpected {t.text or "end"!r} at {t.at}')
        while (p := POWER.get(self.tok.text)) and p[0] >= least:
            o = self.advance().text
            if o == '?':
                a = self.expr()
                self.expect(':')
                left = ('?', left, a, self.expr(p[1]))
            elif o in '([':
                args = []
                while self.tok.text not in (')', ']'):
                    args.append(self.expr())
                    if self.tok.text == ',': self.advance()
                    else: break
                self.expect(')' if o == '(' else ']')
                left = ('call' if o == '(' else 'index', left, *args)
            else: left = (o, left, self.expr(p[1]))
        return left
def show(e): return '(' + ' '.join(map(show, e)) + ')' if isinstance(e, tuple) else str(e)
def ev(e, env):
    if isinstance(e, str): return env[e]
    if not isinstance(e, tuple): return e
    match e:
        case ('?', c, a, b): return ev(a if ev(c, env) else b, env)
        case ('&&', a, b): return ev(a, env) and ev(b, env)
        case ('||', a, b): return ev(a, env) or ev(b, env)
        case ('-', a): return -ev(a, env)
        case ('!', a): return not ev(a, env)
        case ('call', f, *args): return ev(f, env)(*[ev(a, env) for a in args])
        case ('index', a, i): return ev(a, env)[ev(i, env)]
        case (o, a, b):
            x, y = ev(a, env), ev(b, env)
            return {'+': lambda: x + y, '-': lambda: x - y, '*': lambda: x * y, '/': lambda: x / y, '**': lambda: x ** y, '<': lambda: x < y, '<=': lambda: x <= y, '==': lambda: x == y}[o]()
env = {'x': 3, 'y': 0.5, 'l': [5, 6, 7], 'max': max, 'inc': lambda v: v + 1}
for s in ('1 + 2 * 3 - 4', '2 ** 3 ** 2', '-x ** 2', '(1 + 2) * -x', 'x < 4 && y == 0.5 || 1 / 0', 'x == 3 ? 1 : x == 4 ? 2 : 3', 'max(1, x, inc(x) * 2)', 'l[1] + l[inc(0) + 1]', '1 - 2 - 3', '!x', '2 ** 70 + 1',
          '1 +', '(1', 'x y', 'max(1,', 'z + 1', '1 / (x - 3)', 'l[9]', '1 $ 2', ''):
    try:
        p = Parser(s)
        tree = p.expr()
        if p.tok.kind != 'end': raise SyntaxError(f'left over {p.tok.text!r}')
        print(s, '=>', show(tree), '=', ev(tree, env))
    except Exception as e: print(s, '=>', type(e).__name__, e)
loop = Parser('t + i * i - t / 3').expr()
env['t'] = 0
for i in range(120):
    env['i'] = i
    env['t'] = ev(loop, env) if i != 100 else 10**20
print(env['t'])
