# Expressions and loops of a small language compiled to bytecode with jumps patched, then run and traced.
def compile_(tree):
    code, consts, names = [], [], []
    def emit(op, arg=None): code.append([op, arg]); return len(code) - 1
    def index(table, v):
        for i, w in enumerate(table):
            if type(w) is type(v) and w == v: return i
        table.append(v)
        return len(table) - 1
    def ex(t):
        match t:
            case int() | float(): emit('CONST', index(consts, t))
            case str(): emit('LOAD', index(names, t))
            case ('not', a): ex(a); emit('NOT')
            case ('and', a, b): ex(a); j = emit('JFALSE_KEEP'); ex(b); code[j][1] = len(code)
            case (op, a, b): ex(a); ex(b); emit('BIN', op)
            case _: raise SyntaxError(f'bad expression {t!r}')
    def st(t, loops):
        match t:
            case ('set', str(n), e): ex(e); emit('STORE', index(names, n))
            case ('print', e): ex(e); emit('PRINT')
            case ('if', c, a, *b):
                ex(c); j = emit('JFALSE')
                for s in a: st(s, loops)
                k = emit('JUMP')
                code[j][1] = len(code)
                for s in b[0] if b else (): st(s, loops)
                code[k][1] = len(code)
            case ('while', c, body):
                top, breaks = len(code), []
                ex(c); breaks.append(emit('JFALSE'))
                for s in body: st(s, (top, breaks))
                emit('JUMP', top)
                for b in breaks: code[b][1] = len(code)
            case ('break' | 'continue',) if not loops: raise SyntaxError(f'{t[0]} outside a loop')
            case ('break',): loops[1].append(emit('JUMP'))
            case ('continue',): emit('JUMP', loops[0])
            case _: raise SyntaxError(f'bad statement {t!r}')
    for s in tree: st(s, None)
    return code, consts, names
def run(code, consts, names, limit=4000):
    env, st, pc, out, hot = [None] * len(names), [], 0, [], {}
    while pc < len(code):
        op, arg = code[pc]
        hot[op] = hot.get(op, 0) + 1
        limit -= 1
        if limit < 0: raise TimeoutError(f'at {pc}')
        pc += 1
        if op == 'CONST': st.append(consts[arg])
        elif op == 'LOAD':
            if env[arg] is None: raise NameError(names[arg])
            st.append(env[arg])
        elif op == 'STORE': env[arg] = st.pop()
        elif op == 'BIN':
            b, a = st.pop(), st.pop()
            st.append(a + b if arg == '+' else a - b if arg == '-' else a * b if arg == '*' else a % b if arg == '%' else a / b if arg == '/' else a < b)
        elif op == 'NOT': st.append(not st.pop())
        elif op == 'JFALSE':
            if not st.pop(): pc = arg
        elif op == 'JFALSE_KEEP':
            if not st[-1]: pc = arg
            else: st.pop()
        elif op == 'JUMP': pc = arg
        elif op == 'PRINT': out.append(st.pop())
    return out, hot
progs = {'sum': [('set', 'i', 0), ('set', 's', 0), ('while', ('<', 'i', 120), [('set', 'i', ('+', 'i', 1)), ('if', ('%', 'i', 3), [('continue',)]), ('set', 's', ('+', 's', 'i'))]), ('print', 's')],
         'break': [('set', 'n', 1), ('while', 1, [('set', 'n', ('*', 'n', 3)), ('if', ('<', 10**25, 'n'), [('break',)], [('set', 'm', 'n')])]), ('print', 'n'), ('print', 'm')],
         'float': [('set', 'x', 1), ('set', 'i', 0), ('while', ('<', 'i', 60), [('set', 'x', ('/', ('+', 'x', ('/', 2, 'x')), 2)), ('set', 'i', ('+', 'i', 1))]), ('print', 'x')],
         'logic': [('print', ('and', 0, ('/', 1, 0))), ('print', ('and', 5, ('not', 3))), ('print', ('+', 1, 1.0)), ('print', 1)],
         'forever': [('while', 1, [('set', 'x', 1)])], 'unset': [('print', 'q')], 'zero': [('print', ('%', 5, 0))], 'bad': [('fly',)], 'loose': [('break',)], 'expr': [('print', [1])]}
for name, tree in progs.items():
    try:
        c = compile_(tree)
        out, hot = run(*c)
        print(name, len(c[0]), c[1], c[2], out, dict(sorted(hot.items())))
    except Exception as e: print(name, type(e).__name__, e)
print(*compile_(progs['sum'])[0], sep=' ')
