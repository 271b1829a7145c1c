# An assembler with labels and macros, a machine with memory and traps, a debugger with breakpoints and watchpoints, run hot.
import re
class Trap(Exception):
    def __init__(self, kind, pc): super().__init__(f"{kind} at {pc}"); self.kind, self.pc = kind, pc
class AsmError(ValueError): pass
def assemble(source):
    labels, code, macros, lines = {}, [], {}, []
    for n, raw in enumerate(source.strip().splitlines(), 1):
        line = raw.split(";")[0].strip()
        if line.startswith(".macro"): _, name, *ps = line.split(); macros[name] = (ps, []); current = name; continue
        if line == ".end": current = None; continue
        if macros and current: macros[current][1].append(line); continue
        if line.partition(" ")[0] in macros:
            name, _, args = line.partition(" "); ps, body = macros[name]; args = [a.strip() for a in args.split(",")]
            if len(ps) != len(args): raise AsmError(f"line {n}: macro {name} wants {len(ps)} arguments, got {len(args)}")
            lines += [(n, re.sub(r"%(\w+)", lambda m: dict(zip(ps, args))[m[1]], b)) for b in body]; continue
        if line: lines.append((n, line))
    for n, line in lines:
        if m := re.fullmatch(r"(\w+):\s*(.*)", line):
            if m[1] in labels: raise AsmError(f"line {n}: label {m[1]} twice")
            labels[m[1]] = len(code); line = m[2]
            if not line: continue
        op, _, rest = line.partition(" ")
        code.append((n, op, [a.strip() for a in rest.split(",")] if rest else []))
    out = []
    for n, op, args in code:
        if op not in Machine.ops: raise AsmError(f"line {n}: unknown instruction {op!r}")
        vals = []
        for a in args:
            if re.fullmatch(r"r[0-7]", a): vals.append(("r", int(a[1])))
            elif a in labels: vals.append(("i", labels[a]))
            elif re.fullmatch(r"\[r[0-7]\]", a): vals.append(("m", int(a[2])))
            else:
                try: vals.append(("i", int(a, 0)))
                except ValueError: raise AsmError(f"line {n}: operand {a!r}") from None
        out.append((op, tuple(vals)))
    return out, labels
class Machine:
    ops = {}
    def __init__(self, code, size=64): self.code, self.mem, self.r, self.pc, self.steps, self.out, self.stack, self.flag = code, [0] * size, [0] * 8, 0, 0, [], [], 0
    def get(self, o):
        k, v = o
        if k == "r": return self.r[v]
        if k == "i": return v
        a = self.r[v]
        if not 0 <= a < len(self.mem): raise Trap(f"bad address {a}", self.pc)
        return self.mem[a]
    def put(self, o, value):
        k, v = o
        if k == "r": self.r[v] = value
        elif k == "m": self.mem[self.r[v]] = value
        else: raise Trap("store to an immediate", self.pc)
    def step(self):
        if not 0 <= self.pc < len(self.code): raise Trap("ran off", self.pc)
        op, args = self.code[self.pc]; self.pc += 1; self.steps += 1
        return self.ops[op](self, *args)
def op(f): Machine.ops[f.__name__.rstrip("_")] = f; return f
@op
def mov(m, d, s): m.put(d, m.get(s))
def arith(name, f):
    def run(m, d, s):
        try: m.put(d, f(m.get(d), m.get(s)))
        except ZeroDivisionError: raise Trap("division by zero", m.pc - 1) from None
    run.__name__ = name; op(run)
for name, f in {"add": lambda a, b: a + b, "sub": lambda a, b: a - b, "mul": lambda a, b: a * b, "div": lambda a, b: a // b, "mod": lambda a, b: a % b, "and_": lambda a, b: a & b, "shl": lambda a, b: a << b}.items(): arith(name, f)
@op
def cmp(m, a, b): x, y = m.get(a), m.get(b); m.flag = (x > y) - (x < y)
for name, test in {"jmp": lambda f: True, "jz": lambda f: f == 0, "jl": lambda f: f < 0, "jg": lambda f: f > 0}.items():
    def jump(m, t, test=test):
        if test(m.flag): m.pc = m.get(t)
    jump.__name__ = name; op(jump)
@op
def call(m, t): m.stack.append(m.pc); m.pc = m.get(t)
@op
def ret(m):
    if not m.stack: raise Trap("empty stack", m.pc - 1)
    m.pc = m.stack.pop()
@op
def out(m, a): m.out.append(m.get(a))
@op
def hlt(m): return "halt"
class Debugger:
    def __init__(self, m): self.m, self.breaks, self.watches, self.hits = m, {}, {}, []
    def run(self, limit=5000):
        m = self.m
        while m.steps < limit:
            if m.pc in self.breaks and self.breaks[m.pc](m): self.hits.append((m.pc, tuple(m.r[:3])))
            before = {w: f(m) for w, f in self.watches.items()}
            try:
                if m.step() == "halt": return "halted"
            except Trap as t: return str(t)
            for w, old in before.items():
                if (new := self.watches[w](m)) != old: self.hits.append((w, old, new))
        return "limit"
sieve = """.macro inc r
add %r, 1
.end
 mov r0, 2
next: mov r1, r0
 cmp [r0], 1
 jz skip
 out r0
mark: add r1, r0
 cmp r1, 64
 jg skip
 jz skip
 mov [r1], 1
 jmp mark
skip:
 inc r0
 cmp r0, 64
 jl next
 hlt"""
code, labels = assemble(sieve); m = Machine(code); d = Debugger(m); d.breaks[labels["skip"]] = lambda m: m.r[0] % 20 == 0; d.watches["m6"] = lambda m: m.mem[6]
print(d.run(), m.out, m.steps, d.hits)
gcd = "mov r0, 0x3f0\n mov r1, 0b1010010\nloop: cmp r1, 0\n jz done\n mov r2, r0\n mod r2, r1\n mov r0, r1\n mov r1, r2\n jmp loop\ndone: out r0\n call big\n hlt\nbig: mov r3, 1\n mov r4, 70\nb2: mul r3, 3\n sub r4, 1\n cmp r4, 0\n jg b2\n out r3\n ret"
m = Machine(assemble(gcd)[0]); print(Debugger(m).run(), m.out, m.steps)
for src in ("mov r0, 5\n div r0, 0\n hlt", "ret", "mov r1, 99\n mov r0, [r1]", "mov 5, r0", "x: jmp x", "add r0, 1", "foo r1", "mov r0, zz", "a: hlt\na: hlt", ".macro two a b\nadd %a, %b\n.end\ntwo r1"):
    try: m = Machine(assemble(src)[0]); print(Debugger(m).run(300), m.steps)
    except AsmError as e: print("AsmError", e)
