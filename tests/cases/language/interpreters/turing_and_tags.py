# A Turing machine with a sparse tape, a tag system, a counter machine, and a string rewriting system.
class Machine:
    def __init__(self, rules, tape='', blank='_'):
        self.rules, self.tape, self.pos, self.state, self.blank, self.steps = {}, dict(enumerate(tape)), 0, None, blank, 0
        for r in rules.split(';'):
            s, read, write, move, nxt = r.split()
            self.state = self.state or s
            self.rules[s, read] = write, {'L': -1, 'R': 1, 'N': 0}[move], nxt
    def run(self, limit=2000):
        while self.state != 'halt':
            if self.steps >= limit: raise TimeoutError(f'{self.steps} steps')
            key = self.state, self.tape.get(self.pos, self.blank)
            try: w, m, self.state = self.rules[key]
            except KeyError: raise RuntimeError(f'no rule for {key}') from None
            self.tape[self.pos] = w
            self.pos += m
            self.steps += 1
        return ''.join(self.tape[k] for k in sorted(self.tape)).strip(self.blank), self.steps
inc = 'r 0 0 R r;r 1 1 R r;r _ _ L a;a 1 0 L a;a 0 1 N halt;a _ 1 N halt'
print([Machine(inc, f'{n:b}').run() for n in (0, 1, 5, 7, 255)], Machine(inc, '1' * 60).run()[1])
beaver = 'A _ 1 R B;A 1 1 L C;B _ 1 L A;B 1 1 R B;C _ 1 L B;C 1 1 N halt'
print(Machine(beaver).run())
pal = 'q a _ R a;q b _ R b;q _ Y N halt;a a a R a;a b b R a;a _ _ L x;b a a R b;b b b R b;b _ _ L y;x a _ L k;x _ Y N halt;y b _ L k;y _ Y N halt;k a a L k;k b b L k;k _ _ R q'
for w in ('abba', 'aba', 'ab', 'a' * 12, ''):
    try: print(w, Machine(pal, w).run())
    except RuntimeError as e: print(w, e)
try: Machine('l _ _ R l').run()
except TimeoutError as e: print(e)
def tag(rules, word, cut, limit):
    seen = 0
    while len(word) >= cut and seen < limit:
        word = word[cut:] + rules[word[0]]
        seen += 1
    return word if len(word) < 30 else len(word), seen
print([tag({'a': 'bc', 'b': 'a', 'c': 'aaa'}, 'a' * n, 2, 400) for n in (2, 3, 7, 9)])
def counters(prog, regs, limit=5000):
    pc = steps = 0
    while pc < len(prog):
        steps += 1
        if steps > limit: return 'limit', regs
        match prog[pc]:
            case ('inc', r): regs[r] += 1; pc += 1
            case ('dec', r, to):
                if regs[r]: regs[r] -= 1; pc += 1
                else: pc = to
            case ('jmp', to): pc = to
    return regs, steps
mul = [('dec', 'a', 9), ('dec', 'b', 5), ('inc', 'r'), ('inc', 't'), ('jmp', 1), ('dec', 't', 0), ('inc', 'b'), ('jmp', 5)]
print([counters(mul, {'a': a, 'b': b, 'r': 0, 't': 0}) for a, b in ((2, 3), (7, 6), (0, 9), (12, 12))], counters([('jmp', 0)], {})[0], counters(mul, {'a': 1, 'b': 0.5 + 1.5, 'r': 2**62, 't': 0}))
try: counters(mul, {'a': 1})
except KeyError as e: print('no register', e)
def rewrite(rules, s, limit=300):
    for n in range(limit):
        for a, b in rules:
            if a in s: s = s.replace(a, b, 1); break
        else: return s, n
    return s[:20] + '…', n
print(rewrite([('ba', 'ab')], 'bababa'), rewrite([('|+|', '||'), ('+', '')], '|||+||+|'), rewrite([('|0', '0||'), ('1', '0|'), ('0', '')], '10110')[0].count('|'), rewrite([('a', 'ab')], 'a'))
def lsystem(axiom, rules, n):
    for _ in range(n): axiom = ''.join(rules.get(c, c) for c in axiom)
    return axiom
print([len(lsystem('A', {'A': 'AB', 'B': 'A'}, n)) for n in range(12)], lsystem('F', {'F': 'F+F-F'}, 2), lsystem('X', {'X': 'F[+X]F', 'F': 'FF'}, 3))
