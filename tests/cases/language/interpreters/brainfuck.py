# Brainfuck compiled to tuples with runs folded, loops matched, and clearing loops recognised.
def compile_bf(src):
    code, stack, i = [], [], 0
    src = [c for c in src if c in '+-<>[].,']
    while i < len(src):
        c = src[i]
        if c in '+-<>':
            n = 0
            kinds = '+-' if c in '+-' else '><'
            while i < len(src) and src[i] in kinds:
                n += 1 if src[i] == kinds[0] else -1
                i += 1
            if n: code.append(('add' if kinds == '+-' else 'move', n))
            continue
        if c == '[':
            stack.append(len(code))
            code.append(None)
        elif c == ']':
            if not stack: raise SyntaxError(f'] without [ after {len(code)}')
            at = stack.pop()
            if code[at + 1:] == [('add', -1)]: code[at:] = [('clear', 0)]
            else:
                code.append(('back', at))
                code[at] = ('jump', len(code))
        else: code.append(('out' if c == '.' else 'in', 0))
        i += 1
    if stack: raise SyntaxError(f'{len(stack)} open')
    return code
def run(src, data=''):
    code, tape, p, pc, out, feed, steps = compile_bf(src), [0] * 30, 0, 0, [], iter(data), 0
    while pc < len(code):
        op, n = code[pc]
        steps += 1
        if op == 'add': tape[p] = (tape[p] + n) & 255
        elif op == 'move':
            p += n
            if p < 0: raise IndexError('left of the tape')
        elif op == 'jump':
            if not tape[p]: pc = n; continue
        elif op == 'back':
            if tape[p]: pc = n
        elif op == 'clear': tape[p] = 0
        elif op == 'out': out.append(chr(tape[p]))
        else: tape[p] = ord(next(feed, '\0'))
        pc += 1
    return ''.join(out), steps, tape[:6]
print(run('++++++++[>++++[>++>+++>+++>+<<<<-]>+>+>->>+[<]<-]>>.>---.+++++++..+++.>>.<-.<.+++.------.--------.>>+.'))
print(run(',[.,]', 'echo'), run(',>,<[->+<]>.', '\x20\x21'), run('+++++[-]', ''))
print(compile_bf('+++--[->+<]<><.[-]'))
print(run(',>++++++[<-------->-],[<+>-]<.', '43'))
for bad in ('[[]', ']', '+[<+]', '>' * 40 + '+'):
    try: print(run(bad))
    except (SyntaxError, IndexError) as e: print(type(e).__name__, e)
print(run('>++++++++[<++++++++>-]<[>+>+<<-]>>[<<+>>-]<.<+.>-.', '')[:2])
