# One small machine with four ways to dispatch: if chain, dict of lambdas, methods by getattr, generators; all agree.
PROG = [('push', 0), ('push', 1), ('dup', 0), ('push', 3), ('mul', 0), ('push', 7), ('mod', 0), ('rot', 0), ('add', 0), ('swap', 0), ('inc', 0), ('jlt', 2), ('pop', 0), ('end', 0)]
def chain(prog, n):
    st, pc, k = [], 0, 0
    while True:
        op, a = prog[pc]
        pc += 1
        if op == 'push': st.append(a)
        elif op == 'dup': st.append(st[-1])
        elif op == 'mul': b = st.pop(); st[-1] *= b
        elif op == 'mod': b = st.pop(); st[-1] %= b
        elif op == 'add': b = st.pop(); st[-1] += b
        elif op == 'rot': st.append(st.pop(-3))
        elif op == 'swap': st[-1], st[-2] = st[-2], st[-1]
        elif op == 'inc': st.insert(0, st.pop(0) if 0 else 0) if 0 else st.append(k); k += 1; st.pop()
        elif op == 'jlt': pc = a if k < n else pc; st.append(k) if k < n else None
        elif op == 'pop': st.pop() if len(st) > 1 else None
        elif op == 'end': return st[-1], k, len(st)
class Methods:
    def __init__(self, prog): self.prog, self.st, self.pc, self.k = prog, [], 0, 0
    def push(self, a): self.st.append(a)
    def dup(self, a): self.st.append(self.st[-1])
    def mul(self, a): b = self.st.pop(); self.st[-1] *= b
    def mod(self, a): b = self.st.pop(); self.st[-1] %= b
    def add(self, a): b = self.st.pop(); self.st[-1] += b
    def rot(self, a): self.st.append(self.st.pop(-3))
    def swap(self, a): self.st[-1], self.st[-2] = self.st[-2], self.st[-1]
    def inc(self, a): self.k += 1
    def jlt(self, a):
        if self.k < self.n: self.pc = a; self.st.append(self.k)
    def pop(self, a): self.st.pop() if len(self.st) > 1 else None
    def end(self, a): self.n = None
    def run(self, n):
        self.n = n
        while self.n is not None:
            op, a = self.prog[self.pc]
            self.pc += 1
            getattr(self, op)(a)
        return self.st[-1], self.k, len(self.st)
def table(prog, n):
    m = Methods(prog)
    m.n, t = n, {k: getattr(Methods, k) for k in 'push dup mul mod add rot swap inc jlt pop end'.split()}
    while m.n is not None: op, a = prog[m.pc]; m.pc += 1; t[op](m, a)
    return m.st[-1], m.k, len(m.st)
def matched(prog, n):
    m = Methods(prog)
    m.n = n
    while m.n is not None:
        m.pc += 1
        match prog[m.pc - 1]:
            case ('push', v): m.st.append(v)
            case ('add' | 'mul' as op, _): b, a = m.st.pop(), m.st.pop(); m.st.append(a + b if op == 'add' else a * b)
            case (op, a): getattr(m, op)(a)
    return m.st[-1], m.k, len(m.st)
for n in (1, 5, 60):
    r = [chain(PROG, n), Methods(PROG).run(n), table(PROG, n), matched(PROG, n)]
    print(n, r[0], r.count(r[0]))
big = PROG[:3] + [('push', 3 * 2**61)] + PROG[4:5] + [('push', 10**30)] + PROG[6:]
fl = PROG[:3] + [('push', 0.5)] + PROG[4:]
for p in (big, fl): r = [f(p, 40) for f in (chain, table, matched)]; print(r[0], r.count(r[0]))
for p in (PROG[:4] + [('fly', 0)], [('add', 0)], [('push', 1), ('push', 0), ('mod', 0)], [('push', 1)]):
    for f in (table, matched):
        try: print(f(p, 3))
        except Exception as e: print(f.__name__, type(e).__name__, e)
