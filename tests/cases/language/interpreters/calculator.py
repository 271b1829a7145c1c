# A calculator with variables and functions over lines; errors point with a caret.
class CalcError(Exception):
    def __init__(self, msg, at): super().__init__(msg); self.at = at
class Calc:
    def __init__(self): self.vars, self.funcs = {'pi': 3.14159}, {'abs': (['v'], 'v*((v>0)-(v<0))')}
    def line(self, s, scope=None):
        self.s, self.i, self.scope = s, 0, self.vars if scope is None else scope
        head, eq, rest = s.partition('=')
        if eq and '(' in head:
            name, _, args = head.strip().rstrip(')').partition('(')
            self.funcs[name] = [a.strip() for a in args.split(',')], rest.strip()
            return f'{name} defined'
        if eq:
            v = Calc.line(self, rest)
            self.vars[head.strip()] = v
            return v
        v = self.compare()
        if self.peek(): raise CalcError(f'unexpected {self.peek()}', self.i)
        return v
    def peek(self):
        while self.i < len(self.s) and self.s[self.i] == ' ': self.i += 1
        return self.s[self.i:self.i + 1]
    def compare(self):
        v = self.sum()
        while (c := self.peek()) and c in '<>':
            self.i += 1
            w = self.sum()
            v = int(v < w if c == '<' else v > w)
        return v
    def sum(self):
        v = self.term()
        while (c := self.peek()) and c in '+-':
            self.i += 1
            v = v + self.term() if c == '+' else v - self.term()
        return v
    def term(self):
        v = self.atom()
        while (c := self.peek()) and c in '*/%':
            at, self.i = self.i, self.i + 1
            w = self.atom()
            if c == '*': v = v * w
            elif not w: raise CalcError('division by zero', at)
            else: v = v / w if c == '/' else v % w
        return v
    def atom(self):
        c, at = self.peek(), self.i
        if c == '-': self.i += 1; return -self.atom()
        if c == '(':
            self.i += 1
            v = self.compare()
            if self.peek() != ')': raise CalcError('expected )', self.i)
            self.i += 1
            return v
        while self.i < len(self.s) and (self.s[self.i].isalnum() or self.s[self.i] == '.'): self.i += 1
        word = self.s[at:self.i]
        if not word: raise CalcError('expected a value', at)
        if word[0].isdigit(): return float(word) if '.' in word else int(word)
        if self.peek() == '(':
            if word not in self.funcs: raise CalcError(f'no function {word}', at)
            names, body = self.funcs[word]
            self.i += 1
            args = []
            while self.peek() != ')':
                args.append(self.compare())
                if self.peek() == ',': self.i += 1
            self.i += 1
            if len(args) != len(names): raise CalcError(f'{word} takes {len(names)}', at)
            saved = self.s, self.i, self.scope
            try: return self.line(body, {**self.vars, **dict(zip(names, args))})
            finally: self.s, self.i, self.scope = saved
        if word not in self.scope: raise CalcError(f'no {word}', at)
        return self.scope[word]
c = Calc()
for s in ('1 + 2*3', 'x = 4', 'x * (x - 1) / 2', 'sq(a) = a*a', 'sq(x) + sq(1.5)', 'abs(-7) + abs(3)', 'hyp(a, b) = sq(a) + sq(b)', 'hyp(3, hyp(1, 1))', '2 / 0', 'y + 1', '(1 + 2', 'sq(1, 2)', 'foo(1)', '3 $ 4', '', '-(-x) % 3', '7 < 8'):
    try: print(s, '->', c.line(s))
    except CalcError as e: print(s, '->', e, '\n' + ' ' * e.at + '^')
c.line('n = 0')
for i in range(150):
    try: c.line(f'n = n + sq({i}) % 7' if i != 120 else 'n = n + oops')
    except CalcError as e: print(i, e)
print(c.vars)
