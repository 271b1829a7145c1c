# An expression simplifier by rules over tuples, applied to a fixed point; counts of rules used.
used = {}
def rule(name, e):
    used[name] = used.get(name, 0) + 1
    return e
def step(e):
    match e:
        case ('+', 0, x) | ('+', x, 0): return rule('add0', x)
        case ('*', 0, _) | ('*', _, 0): return rule('mul0', 0)
        case ('*', 1, x) | ('*', x, 1): return rule('mul1', x)
        case ('+' | '*' as op, int(a), int(b)): return rule('fold', a + b if op == '+' else a * b)
        case ('-', a, b) if a == b: return rule('self', 0)
        case ('-', a, int(b)): return rule('minus', ('+', a, -b))
        case ('+', int(a), x) if not isinstance(x, int): return rule('swap', ('+', x, a))
        case ('+', ('+', x, int(a)), int(b)): return rule('assoc', ('+', x, a + b))
        case ('*', x, int(a)) if not isinstance(x, int): return rule('swap', ('*', a, x))
        case ('*', int(a), ('*', int(b), x)): return rule('assoc', ('*', a * b, x))
        case ('+', x, y) if x == y: return rule('double', ('*', 2, x))
        case ('^', x, 1): return rule('pow1', x)
        case ('^', _, 0): return rule('pow0', 1)
        case ('^', ('^', x, int(a)), int(b)): return rule('pow', ('^', x, a * b))
        case (str(op), *args):
            new = (op, *map(simplify, args))
            return new
        case _: return e
def simplify(e):
    for _ in range(50):
        new = step(e)
        if new == e: return e
        e = new
    raise RuntimeError(f'no end: {e}')
def show(e, level=0):
    match e:
        case (op, a, b):
            p = {'+': 1, '-': 1, '*': 2, '^': 3}[op]
            s = f'{show(a, p)}{op}{show(b, p + (op == "-"))}'
            return f'({s})' if p < level else s
        case _: return str(e)
x, y = 'x', 'y'
tests = [('+', ('*', 1, x), 0), ('*', ('+', 2, 3), ('-', x, 2)), ('+', ('+', x, 3), 4), ('^', ('^', ('^', x, 2), 3), 1), ('-', ('*', x, y), ('*', x, y)), ('+', ('*', 0, ('^', y, 9)), ('^', x, 0)),
         ('*', 2, ('*', 3, ('*', x, 4))), ('+', ('*', x, 2), ('*', 2, x)), ('-', 7, 2), ('+', 1.5, x), ('f', x, ('+', 1, 1)), x, 5]
for t in tests:
    try: print(show(t), '->', show(simplify(t)))
    except KeyError as e: print('cannot show', e, simplify(t))
big = x
for i in range(100):
    big = ('+', big, i % 3) if i % 2 else ('*', 1, big) if i % 4 else ('^', big, 1)
    if i == 90: big = ('*', big, 2**63)
print(show(simplify(big)))
print(used)
