# A stack machine with calls, jumps and traps; three programs; a step limit raised as an exception.
class Trap(Exception):
    def __init__(self, what, pc): super().__init__(f'{what} at {pc}'); self.pc = pc
def assemble(text):
    labels, code = {}, []
    for line in text.strip().split(';'):
        words = line.split()
        while words and words[0].endswith(':'): labels[words.pop(0)[:-1]] = len(code)
        if words: code.append(words)
    return [(w[0], labels[w[1]] if w[1:] and w[1] in labels else int(w[1]) if w[1:] else None) for w in code]
def run(code, stack, limit=3000):
    pc, calls, out, steps = 0, [], [], 0
    while True:
        steps += 1
        if steps > limit: raise Trap('too long', pc)
        op, arg = code[pc]
        pc += 1
        try:
            if op == 'push': stack.append(arg)
            elif op == 'add': b = stack.pop(); stack[-1] += b
            elif op == 'sub': b = stack.pop(); stack[-1] -= b
            elif op == 'mul': b = stack.pop(); stack[-1] *= b
            elif op == 'mod': b = stack.pop(); stack[-1] %= b
            elif op == 'dup': stack.append(stack[-1])
            elif op == 'swap': stack[-1], stack[-2] = stack[-2], stack[-1]
            elif op == 'over': stack.append(stack[-2])
            elif op == 'drop': stack.pop()
            elif op == 'jz':
                if not stack.pop(): pc = arg
            elif op == 'jmp': pc = arg
            elif op == 'call': calls.append(pc); pc = arg
            elif op == 'ret': pc = calls.pop()
            elif op == 'out': out.append(stack.pop())
            elif op == 'halt': return out, stack, steps
            else: raise Trap(f'bad op {op}', pc - 1)
        except (IndexError, ZeroDivisionError) as e:
            raise Trap(type(e).__name__, pc - 1) from e
fact = assemble('push 1; swap; loop: dup; jz end; dup; out; swap; over; mul; swap; push 1; sub; jmp loop; end: drop; out; halt')
print(run(fact, [5]), run(fact, [20])[0][-1], run(fact, [30])[0][-1])
gcd = assemble('l: dup; jz e; swap; over; mod; jmp l; e: drop; out; halt')
for a, b in ((48, 36), (17, 5), (2**70, 2**40 * 3), (0, 0)): print(run(gcd, [a, b]))
sub = assemble('call sq; out; push 7; call sq; call sq; out; halt; sq: dup; mul; ret')
print(run(sub, [3]), len(sub))
for text, st in (('add; halt', [1]), ('push 0; mod; halt', [5]), ('l: jmp l', []), ('fly', []), ('ret', []), ('push 1', [])):
    try: print(run(assemble(text), st))
    except Trap as e: print('Trap:', e, e.pc, type(e.__cause__).__name__)
    except IndexError as e: print('fell off the end')
