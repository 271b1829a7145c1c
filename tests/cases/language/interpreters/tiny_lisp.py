# A small Lisp: reader, environments, closures, tail calls by a loop, macros by quote, errors.
import operator as op
class Env(dict):
    def __init__(self, names=(), values=(), outer=None):
        super().__init__(zip(names, values))
        self.outer = outer
    def find(self, name):
        e = self
        while name not in e:
            e = e.outer
            if e is None: raise NameError(f'unbound {name}')
        return e
class Lambda:
    def __init__(self, names, body, env): self.names, self.body, self.env = names, body, env
    def __repr__(self): return f'<lambda {" ".join(self.names)}>'
def read(tokens):
    t = tokens.pop(0)
    if t == '(':
        out = []
        while tokens[0] != ')': out.append(read(tokens))
        tokens.pop(0)
        return out
    if t == "'": return ['quote', read(tokens)]
    for kind in (int, float):
        try: return kind(t)
        except ValueError: pass
    return t
def parse(text):
    tokens = text.replace('(', ' ( ').replace(')', ' ) ').replace("'", " ' ").split()
    while tokens: yield read(tokens)
top = Env('+ - * / < = list car cdr cons null?'.split(), [lambda *a: sum(a), op.sub, op.mul, op.truediv, op.lt, op.eq, lambda *a: list(a), lambda l: l[0], lambda l: l[1:], lambda a, l: [a] + l, lambda l: l == []])
def ev(x, env=top):
    while True:
        match x:
            case str(): return env.find(x)[x]
            case int() | float() | []: return x
            case ['quote', v]: return v
            case ['if', c, a, b]: x = a if ev(c, env) not in (False, []) else b
            case ['define', str(n), v]:
                env[n] = ev(v, env)
                return n
            case ['define', [n, *names], body]:
                env[n] = Lambda(names, body, env)
                return n
            case ['set!', n, v]:
                env.find(n)[n] = ev(v, env)
                return None
            case ['lambda', names, body]: return Lambda(names, body, env)
            case ['begin', *xs, last]:
                for v in xs: ev(v, env)
                x = last
            case ['let', pairs, body]: env, x = Env([p[0] for p in pairs], [ev(p[1], env) for p in pairs], env), body
            case [f, *args]:
                f, args = ev(f, env), [ev(a, env) for a in args]
                if isinstance(f, Lambda):
                    if len(args) != len(f.names): raise TypeError(f'{f} got {len(args)}')
                    env, x = Env(f.names, args, f.env), f.body
                else: return f(*args)
program = """(define (fact n) (if (< n 2) 1 (* n (fact (- n 1))))) (fact 10) (fact 25)
(define (loop n acc) (if (= n 0) acc (loop (- n 1) (+ acc n 0.5)))) (loop 200 0)
(define (map f l) (if (null? l) '() (cons (f (car l)) (map f (cdr l))))) (map (lambda (x) (* x x)) '(1 2 3 4))
(define (adder n) (lambda (x) (+ x n))) ((adder 5) 10) (define c 0) (define (tick) (begin (set! c (+ c 1)) c)) (tick) (+ (tick) (tick))
(let ((a 1) (b (fact 3))) (list a b (/ a b) c)) (adder 1) '(a (b c) 1.5) (fact) (undefined 3) (/ 1 0) (car '()) (1 2) (if '() 1 2)"""
for form in parse(program):
    try: print(ev(form))
    except Exception as e: print(type(e).__name__, e)
