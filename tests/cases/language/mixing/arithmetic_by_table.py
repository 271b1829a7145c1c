# One arithmetic site sees every pair of number kinds in turn, first one pair for long, then all of them.
import operator
kinds = {'int': 7, 'neg': -3, 'bool': True, 'big': 2**70 + 1, 'float': 2.5, 'zero': 0, 'nzero': -0.0, 'cplx': 1 + 2j, 'inf': float('inf'), 'sub': type('I', (int,), {})(4)}
def apply(op, a, b):
    try: r = op(a, b)
    except (ZeroDivisionError, TypeError, OverflowError, ValueError) as e: return f'{type(e).__name__}'
    if isinstance(r, float): return f'{r:.6g}'
    if isinstance(r, complex): return f'{r:.4g}'
    return str(r) if len(str(r)) < 26 else f'{str(r)[:12]}…{len(str(r))}'
for name in ('add', 'sub', 'mul', 'truediv', 'floordiv', 'mod', 'and_', 'xor', 'lshift', 'eq', 'lt'):
    op, rows = getattr(operator, name), []
    for i in range(110): assert apply(op, i, 3) == str(op(i, 3)) or name == 'truediv'
    for a, x in kinds.items():
        if a in ('sub',) and name == 'lshift': continue
        row = [apply(op, x, y) for b, y in kinds.items() if not (name == 'lshift' and b in ('big',)) and not (b == 'sub' and a in ('float', 'nzero', 'inf', 'cplx'))]
        rows.append(' '.join(row))
    print(name, *rows, sep='\n  ')
def powers(a):
    out = []
    for e in (0, 1, 2, -1, 0.5, True):
        out.append(apply(operator.pow, a, e))
    return out
for k, v in kinds.items():
    if k != 'sub': print(k, *powers(v))
