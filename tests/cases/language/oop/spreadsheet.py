# A spreadsheet: cells with formulas parsed to closures, dependencies followed, recalculation in order, cycles and errors as values, ranges, functions, change events.
import re
class CellError(Exception):
    def __init__(self, code): super().__init__(code); self.code = code
class Ref:
    __slots__ = ("col", "row")
    def __init__(self, name):
        m = re.fullmatch(r"([A-Z])(\d+)", name)
        if not m: raise CellError("#NAME")
        self.col, self.row = ord(m[1]) - 65, int(m[2])
    def __repr__(self): return f"{chr(65 + self.col)}{self.row}"
    def __hash__(self): return hash((self.col, self.row))
    def __eq__(self, o): return (self.col, self.row) == (o.col, o.row)
    def to(self, o):
        for r in range(min(self.row, o.row), max(self.row, o.row) + 1):
            for c in range(min(self.col, o.col), max(self.col, o.col) + 1): yield Ref(f"{chr(65 + c)}{r}")
def num(v):
    if v is None: return 0
    if isinstance(v, bool): return int(v)
    if isinstance(v, str):
        try: return float(v) if "." in v else int(v)
        except ValueError: raise CellError("#VALUE") from None
    return v
FUNCS = {"SUM": lambda *v: sum(map(num, v)), "MAX": lambda *v: max(map(num, v), default=0), "COUNT": lambda *v: sum(x is not None for x in v), "IF": lambda c, a, b=0: a() if num(c()) else b(), "AVG": lambda *v: sum(map(num, v)) / len(v), "JOIN": lambda s, *v: s.join(str(x) for x in v if x is not None), "ROUND": lambda v, n=0: round(num(v), int(num(n)))}
OPS = {"+": lambda a, b: num(a) + num(b), "-": lambda a, b: num(a) - num(b), "*": lambda a, b: num(a) * num(b), "/": lambda a, b: num(a) / num(b), "^": lambda a, b: num(a) ** num(b), "&": lambda a, b: f"{'' if a is None else a}{'' if b is None else b}", "<": lambda a, b: num(a) < num(b), ">": lambda a, b: num(a) > num(b), "=": lambda a, b: a == b}
PREC = {"=": 1, "<": 1, ">": 1, "&": 2, "+": 3, "-": 3, "*": 4, "/": 4, "^": 5}
class Parser:
    def __init__(self, sheet, text):
        self.sheet, self.refs = sheet, []
        self.toks = re.findall(r"\d+\.?\d*|[A-Z]+\d+|[A-Z]+|\"[^\"]*\"|\S", text); self.i = 0
    def peek(self): return self.toks[self.i] if self.i < len(self.toks) else None
    def take(self, want=None):
        t = self.peek()
        if t is None or want and t != want: raise CellError("#SYNTAX")
        self.i += 1; return t
    def expr(self, level=1):
        left = self.atom()
        while (op := self.peek()) in PREC and PREC[op] >= level:
            self.take(); right = self.expr(PREC[op] + (op != "^")); left = (lambda f, a, b: lambda: f(a(), b()))(OPS[op], left, right)
        return left
    def atom(self):
        t = self.take()
        if t == "(": e = self.expr(); self.take(")"); return e
        if t == "-": e = self.atom(); return lambda: -num(e())
        if t[0] == '"' and len(t) > 1: return lambda: t[1:-1]
        if t[0].isdigit(): v = float(t) if "." in t else int(t); return lambda: v
        if t in FUNCS: return self.call(t)
        ref = Ref(t); self.refs.append(ref); return lambda: self.sheet.value(ref)
    def call(self, name):
        self.take("("); args = []
        while self.peek() != ")":
            if self.i + 1 < len(self.toks) and self.toks[self.i + 1] == ":":
                a = Ref(self.take()); self.take(":"); cells = list(a.to(Ref(self.take()))); self.refs += cells
                args += [(lambda r: lambda: self.sheet.value(r))(r) for r in cells]
            else: args.append(self.expr())
            if self.peek() == ",": self.take()
        self.take(")"); f = FUNCS[name]
        return (lambda: f(*args)) if name == "IF" else lambda: f(*[a() for a in args])
class Sheet:
    def __init__(self): self.cells, self.values, self.users, self.refs, self.evals, self.events = {}, {}, {}, {}, 0, []
    def __setitem__(self, name, content):
        ref = Ref(name)
        for r in self.refs.pop(ref, ()): self.users[r].discard(ref)
        if isinstance(content, str) and content.startswith("="):
            try:
                p = Parser(self, content[1:]); code = p.expr()
                if p.peek() is not None: raise CellError("#SYNTAX")
                self.refs[ref] = set(p.refs)
                for r in p.refs: self.users.setdefault(r, set()).add(ref)
            except CellError as e: code = (lambda c: lambda: self.fail(c))(e.code)
        else: code = lambda: content
        self.cells[ref] = code
        self.recalc(ref)
    def fail(self, code): raise CellError(code)
    def recalc(self, ref):
        order, state = [], {}
        def visit(r):
            if state.get(r) == 1: state["cycle"] = True; return
            if r in state: return
            state[r] = 1
            for u in sorted(self.users.get(r, ()), key=repr): visit(u)
            state[r] = 2; order.append(r)
        visit(ref); dirty = set(order)
        for r in dirty: self.values.pop(r, None)
        for r in reversed(order):
            if r in self.cells: self.value(r)
    def value(self, ref, active=[]):
        if ref in self.values:
            v = self.values[ref]
            if isinstance(v, CellError): raise v
            return v
        if ref not in self.cells: return None
        if ref in active: raise CellError("#CYCLE")
        active.append(ref); self.evals += 1
        try: v = self.cells[ref]()
        except CellError as e: v = e
        except ZeroDivisionError: v = CellError("#DIV")
        except (TypeError, OverflowError, ValueError): v = CellError("#NUM")
        finally: active.pop()
        self.values[ref] = v; self.events.append((repr(ref), v.code if isinstance(v, CellError) else v))
        if isinstance(v, CellError): raise v if active else None or CellError("shown") if False else v
        return v
    def __getitem__(self, name):
        try: return self.value(Ref(name))
        except CellError as e: return e.code
def put(s, **cells):
    for k, v in cells.items():
        try: s[k] = v
        except CellError: pass
s = Sheet()
put(s, A1=5, A2=7, A3="12", B1="=A1+A2*2", B2="=SUM(A1:A3)", B3="=B1/B2", C1='=IF(B1>15, "big", "small")', C2="=JOIN(\"-\", A1:B2)", C3="=ROUND(B3*100, 1)&\"%\"", D1="=-A1^2", D2="=(A1+A2)*-2", D3="=MAX(A1:C3)", E1="=1/0", E2="=E1+1", E3="=Z", F1="=F2", F2="=F3+1", F3="=F1", G1="=A1+", G2="=AVG(A1:A3)", G3="=COUNT(A1:H9)")
def shown(*names): return {n: s[n] for n in names}
print(shown("B1", "B2", "B3", "C1", "C2", "C3", "D1", "D2", "D3", "E1", "E2", "E3", "F1", "G1", "G2"))
put(s, A1=1, A3="x"); print(shown("B1", "B2", "C1", "C2", "D1", "G2")); put(s, A3=2.5, F3="=A1"); print(shown("B2", "B3", "F1", "F2", "F3", "G2"))
n = s.evals
for i in range(60): put(s, A2=i if i % 9 else str(i), **({"A1": i / 2} if i % 7 == 0 else {}), **({"E1": f"=A1/{i % 5}"} if i % 10 == 0 else {}))
print(s.evals - n, len(s.events), shown("A2", "B1", "B2", "C1", "C3", "E1", "E2"), s.events[-3:])
t = Sheet(); put(t, A1=1, **{f"A{i}": f"=A{i - 1}*2" for i in range(2, 70)}); print(t["A69"], t.evals)
FUNCS["SUM"] = lambda *v: "patched"; put(t, B1="=SUM(A1:A3)&A2"); print(t["B1"]); put(t, A1=0.5); print(t["A20"], t["B1"])
