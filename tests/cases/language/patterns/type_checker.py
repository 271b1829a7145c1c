# Hindley-Milner for a tiny language: unification, let-polymorphism, occurs check, printed types.
class TypeErr(Exception): pass
class TV:
    count = 0
    def __init__(self):
        self.ref = None
        TV.count += 1
def find(t):
    while isinstance(t, TV) and t.ref is not None: t = t.ref
    return t
def occurs(v, t):
    t = find(t)
    return t is v or isinstance(t, tuple) and any(occurs(v, a) for a in t[1:])
def unify(a, b):
    a, b = find(a), find(b)
    if a is b: return
    match a, b:
        case TV(), _:
            if occurs(a, b): raise TypeErr('infinite type')
            a.ref = b
        case _, TV(): unify(b, a)
        case (f, *xs), (g, *ys) if f == g and len(xs) == len(ys):
            for x, y in zip(xs, ys): unify(x, y)
        case _: raise TypeErr(f'{show(a)} is not {show(b)}')
def show(t, names=None):
    names = {} if names is None else names
    match find(t):
        case ('->', a, b): return f'({show(a, names)} -> {show(b, names)})'
        case ('list', a): return f'[{show(a, names)}]'
        case (name,): return name
        case v: return names.setdefault(v, chr(97 + len(names)))
def free(t):
    match find(t):
        case (_, *args): return set().union(*map(free, args))
        case v: return {v}
def fresh(t, table):
    match find(t):
        case (f, *args): return (f, *(fresh(a, table) for a in args))
        case v: return table.setdefault(v, TV()) if v in table or v in table.get('bound', ()) else v
def inst(scheme):
    bound, t = scheme
    table = {v: TV() for v in bound}
    return fresh(t, table)
INT, BOOL = ('int',), ('bool',)
def infer(e, env):
    match e:
        case bool(): return BOOL
        case int(): return INT
        case str(name):
            if name not in env: raise TypeErr(f'unknown {name}')
            return inst(env[name])
        case ('fn', name, body):
            v = TV()
            return ('->', v, infer(body, {**env, name: ((), v)}))
        case ('let', name, value, body):
            t = infer(value, env)
            outer = set().union(set(), *(free(s[1]) - set(s[0]) for s in env.values()))
            return infer(body, {**env, name: (tuple(free(t) - outer), t)})
        case ('if', c, a, b):
            unify(infer(c, env), BOOL)
            t = infer(a, env)
            unify(t, infer(b, env))
            return t
        case (f, x):
            r = TV()
            unify(infer(f, env), ('->', infer(x, env), r))
            return r
    raise TypeErr(f'bad form {e!r}')
a = TV()
base = {'add': ((), ('->', INT, ('->', INT, INT))), 'zero': ((), ('->', INT, BOOL)), 'nil': ((a,), ('list', a)), 'cons': ((a,), ('->', a, ('->', ('list', a), ('list', a)))), 'head': ((a,), ('->', ('list', a), a))}
tests = [1, True, ('fn', 'x', 'x'), ('fn', 'x', (('add', 'x'), 1)), ('fn', 'f', ('fn', 'g', ('fn', 'x', ('f', ('g', 'x'))))), ('let', 'id', ('fn', 'x', 'x'), ('if', ('id', True), ('id', 1), 2)),
         ('fn', 'x', ('x', 'x')), ('if', 1, 2, 3), ('if', True, 1, False), ('cons', 1), (('cons', 1), (('cons', True), 'nil')), ('head', 'nil'), ('fn', 'x', (('cons', 'x'), 'nil')), 'nope', (1, 2), ('fn', 'x', ('let', 'y', 'x', ('zero', 'y'))), (1, 2, 3, 4)]
for t in tests:
    try: print(t, ':', show(infer(t, base)))
    except TypeErr as e: print(t, 'error:', e)
e = 'x'
for i in range(40): e = (('add', e), i if i != 37 else ('head', 'nil'))
print(show(infer(('fn', 'x', e), base)), TV.count > 50)
for i in range(100):
    try: infer(('fn', 'x', (('add', 'x'), i if i != 90 else False)), base)
    except TypeErr as err: print(i, err)
