# A compiler from s-expressions to Python closures, with call/cc by exceptions and proper scoping.
class Escape(Exception): pass
def parse(s):
    stack = [[]]
    for t in s.replace('(', ' ( ').replace(')', ' ) ').split():
        if t == '(': stack.append([])
        elif t == ')':
            if len(stack) == 1: raise SyntaxError('unexpected )')
            x = stack.pop()
            stack[-1].append(x)
        else: stack[-1].append(int(t) if t.lstrip('-').isdigit() else float(t) if t.replace('.', '', 1).isdigit() else t)
    if len(stack) > 1: raise SyntaxError(f'{len(stack) - 1} open')
    return stack[0]
def comp(x, scope):
    if isinstance(x, str):
        for depth, names in enumerate(scope):
            if x in names:
                i = names.index(x)
                if depth == 0: return lambda e: e[0][i]
                def up(e):
                    for _ in range(depth): e = e[1]
                    return e[0][i]
                return up
        return lambda e: globals_[x] if x in globals_ else unbound(x)
    if not isinstance(x, list): return lambda e: x
    match x:
        case ['if', c, a, b]:
            c, a, b = (comp(v, scope) for v in (c, a, b))
            return lambda e: a(e) if c(e) is not False else b(e)
        case ['fn', names, *body]:
            code = [comp(b, [names] + scope) for b in body]
            def make(e):
                def f(*args):
                    if len(args) != len(names): raise TypeError(f'wants {len(names)}, got {len(args)}')
                    inner = [list(args), e]
                    for c in code: r = c(inner)
                    return r
                return f
            return make
        case ['def', n, v]:
            v = comp(v, scope)
            return lambda e: globals_.__setitem__(n, v(e))
        case ['set', n, v]:
            v = comp(v, scope)
            for depth, names in enumerate(scope):
                if n in names:
                    def put(e, i=names.index(n)):
                        val = v(e)
                        for _ in range(depth): e = e[1]
                        e[0][i] = val
                        return val
                    return put
            return lambda e: globals_.__setitem__(n, v(e))
        case ['let', pairs, *body]: return comp([['fn', [p[0] for p in pairs], *body], *(p[1] for p in pairs)], scope)
        case [f, *args]:
            f, args = comp(f, scope), [comp(a, scope) for a in args]
            return lambda e: f(e)(*[a(e) for a in args])
    raise SyntaxError('empty form')
def unbound(x): raise NameError(f'unbound {x}')
def callcc(f):
    def k(v): raise Escape(k, v)
    try: return f(k)
    except Escape as e:
        if e.args[0] is k: return e.args[1]
        raise
globals_ = {'+': lambda *a: sum(a), '-': lambda a, b: a - b, '*': lambda a, b: a * b, '/': lambda a, b: a / b, '<': lambda a, b: a < b, '=': lambda a, b: a == b, 'list': lambda *a: list(a), 'callcc': callcc}
prog = '''(def fact (fn (n) (if (< n 2) 1 (* n (fact (- n 1)))))) (fact 10) (fact 30) (def make (fn () (let ((n 0)) (fn () (set n (+ n 1)) n)))) (def c (make)) (list (c) (c) ((make)))
(def sum (fn (n acc) (if (= n 0) acc (sum (- n 1) (+ acc (/ n 2)))))) (sum 60 0) (callcc (fn (k) (+ 1 (k 42)))) (+ 1 (callcc (fn (k) 10)))
(((fn (x) (fn (y) (list x y (+ x y)))) 1) 2.5) (let ((x 1) (y 2)) (let ((x y) (y x)) (list x y))) (nope) ((fn (a b) a) 1) (/ 1 0) (1 2) () (def i 0) (let ((go 0)) (set go (fn () (if (< i 100) (let ((z 0)) (set i (+ i 1)) (go)) i))) (go))'''
for form in parse(prog):
    try: print(comp(form, [])(None))
    except Exception as e: print(type(e).__name__, e)
for bad in ('(a', 'a)', '((b)'):
    try: parse(bad)
    except SyntaxError as e: print(e)
fib = comp(parse('(def fib (fn (n) (if (< n 2) n (+ (fib (- n 1)) (fib (- n 2))))))')[0], [])(None)
print([globals_['fib'](k) for k in range(13)])
globals_['<'] = lambda a, b: a <= b
print([globals_['fib'](k) for k in range(8)])
