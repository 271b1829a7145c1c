# A register machine whose handlers are methods found by name; traps, a cache of decoded words.
class Halt(Exception): pass
class VM:
    def __init__(self, words, size=8):
        self.words, self.reg, self.pc, self.ticks, self.handlers = words, [0] * size, 0, 0, {}
    def decode(self, w):
        op, *args = w.replace(',', ' ').split()
        return getattr(self, 'op_' + op), [int(a[1:]) if a[0] == 'r' else int(a) for a in args]
    def step(self):
        pc = self.pc
        if pc not in self.handlers: self.handlers[pc] = self.decode(self.words[pc])
        f, args = self.handlers[pc]
        self.pc += 1
        self.ticks += 1
        f(*args)
    def op_set(self, r, v): self.reg[r] = v
    def op_mov(self, r, s): self.reg[r] = self.reg[s]
    def op_add(self, r, s): self.reg[r] += self.reg[s]
    def op_sub(self, r, s): self.reg[r] -= self.reg[s]
    def op_mul(self, r, s): self.reg[r] *= self.reg[s]
    def op_div(self, r, s): self.reg[r], self.reg[7] = divmod(self.reg[r], self.reg[s])
    def op_jnz(self, r, to):
        if self.reg[r]: self.pc = to
    def op_jlt(self, r, s, to):
        if self.reg[r] < self.reg[s]: self.pc = to
    def op_hlt(self): raise Halt
    def run(self, **regs):
        for k, v in regs.items(): self.reg[int(k[1:])] = v
        try:
            while True: self.step()
        except Halt: return 'halt'
        except (IndexError, ZeroDivisionError, AttributeError, TypeError) as e: return f'{type(e).__name__}: {e}'
fib = ['set r0 0', 'set r1 1', 'set r3 1', 'mov r4 r1', 'add r1 r0', 'mov r0 r4', 'sub r2 r3', 'jnz r2 3', 'hlt']
for n in (1, 10, 60, 92, 93, 120):
    vm = VM(fib)
    print(n, vm.run(r2=n), vm.reg[0], vm.ticks, len(vm.handlers))
collatz = ['set r1 1', 'set r2 2', 'set r3 3', 'mov r4 r0', 'div r4 r2', 'jnz r7 8', 'mov r0 r4', 'jnz r1 10', 'mul r0 r3', 'add r0 r1', 'add r5 r1', 'jlt r1 r0 3', 'hlt']
for n in (6, 7, 27, 2**65): vm = VM(collatz); print(n, vm.run(r0=n), vm.reg[5], vm.ticks)
for prog in (['set r9 1'], ['div r0 r1'], ['fly r1'], ['add r1'], ['jnz r0 0'], ['set r0 1', 'jnz r0 77']): print(prog, VM(prog).run())
class Traced(VM):
    def op_add(self, r, s):
        super().op_add(r, s)
        if self.reg[r] > 10**6: raise Halt
t = Traced(fib)
print(t.run(r2=200), t.reg[:3], t.ticks, VM.op_add is not Traced.op_add)
class Float(VM):
    def op_div(self, r, s): self.reg[r] /= self.reg[s]
half = ['set r0 1', 'set r1 2', 'set r2 70', 'set r3 1', 'div r0 r1', 'sub r2 r3', 'jnz r2 4', 'hlt']
for kind in (VM, Float): m = kind(half); print(kind.__name__, m.run(), m.reg[0])
