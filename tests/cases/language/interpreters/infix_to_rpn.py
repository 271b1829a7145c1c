# Shunting yard with functions and unary minus, an RPN machine, and code for a three-address machine.
PREC = {'+': (1, 'l'), '-': (1, 'l'), '*': (2, 'l'), '/': (2, 'l'), '%': (2, 'l'), '^': (4, 'r'), 'neg': (3, 'r')}
FUNCS = {'max': 2, 'abs': 1, 'if': 3}
def lex(s):
    i, prev = 0, None
    while i < len(s):
        c, j = s[i], i + 1
        if c == ' ': i += 1; continue
        if c.isdigit():
            while j < len(s) and (s[j].isdigit() or s[j] == '.'): j += 1
            t = float(s[i:j]) if '.' in s[i:j] else int(s[i:j])
        elif c.isalpha():
            while j < len(s) and s[j].isalnum(): j += 1
            t = s[i:j]
        else: t = 'neg' if c == '-' and (prev is None or prev in ('(', ',') or prev in PREC) else c
        yield t
        prev, i = t, j
def rpn(s):
    out, ops = [], []
    for t in lex(s):
        if isinstance(t, (int, float)): out.append(t)
        elif t in FUNCS or t == '(': ops.append(t)
        elif t in PREC:
            p, side = PREC[t]
            while t != 'neg' and ops and ops[-1] in PREC and (PREC[ops[-1]][0] > p or PREC[ops[-1]][0] == p and side == 'l'): out.append(ops.pop())
            ops.append(t)
        elif t in (')', ','):
            while ops and ops[-1] != '(': out.append(ops.pop())
            if not ops: raise SyntaxError(f'unbalanced {t}')
            if t == ')':
                ops.pop()
                if ops and ops[-1] in FUNCS: out.append(ops.pop())
        elif t.isalpha(): out.append(t)
        else: raise SyntaxError(f'bad {t!r}')
    while ops:
        if ops[-1] == '(': raise SyntaxError('missing )')
        out.append(ops.pop())
    return out
def run(code, env):
    st = []
    for t in code:
        match t:
            case int() | float(): st.append(t)
            case 'neg': st.append(-st.pop())
            case 'abs': st.append(abs(st.pop()))
            case 'if': c, a, b = st[-3:]; st[-3:] = [a if c else b]
            case 'max': b, a = st.pop(), st.pop(); st.append(max(a, b))
            case '+' | '-' | '*' | '/' | '%' | '^':
                b, a = st.pop(), st.pop()
                st.append(a + b if t == '+' else a - b if t == '-' else a * b if t == '*' else a / b if t == '/' else a % b if t == '%' else a ** b)
            case _: st.append(env[t])
    (r,) = st
    return r
def three(code):
    st, n = [], 0
    for t in code:
        k = 2 if t in PREC and t != 'neg' else 1 if t == 'neg' else FUNCS.get(t, 0)
        if k: args, st[-k:] = st[-k:], [f't{n}']; yield f't{n}={t}({",".join(map(str, args))})'; n += 1
        else: st.append(t)
env = {'x': 5, 'y': -2.5, 'z': 0}
for s in ('1 + 2 * 3', '(1+2)*3', '2^3^2', '-x^2', '-(x + y) * -2', 'max(x, abs(y) * 3) % 4', 'if(z, 1, 2) + if(x, 10, 20)', '8/4/2', '2^-1', '10-4-3', 'x +', '(1', '1)', 'q * 2', '1/z', '1 2', '3 $ 4', '2^100'):
    try: c = rpn(s); print(s, '->', *c, '=', run(c, env), '|', *three(c))
    except (SyntaxError, IndexError, KeyError, ZeroDivisionError, ValueError) as e: print(s, '->', type(e).__name__, e)
c, t = rpn('t * 2 - if(t % 2, i, max(i, 7)) / 2'), 1
for i in range(140):
    t = run(c, {'t': t, 'i': i})
    if i == 120: t = int(t) | 1
    if i % 35 == 0: t %= 1000
print(f'{float(t):.6e}', type(t).__name__)
