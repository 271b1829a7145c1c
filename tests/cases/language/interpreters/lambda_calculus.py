# Lambda calculus: parser, de Bruijn indices, normal order and call by need, Church numerals, SKI by bracket abstraction, fuel, alpha equivalence, printing.
class Var:
    __match_args__ = ("n",)
    def __init__(self, n): self.n = n
    def __eq__(self, o): return type(o) is Var and o.n == self.n
    def __hash__(self): return hash(self.n)
class Lam:
    __match_args__ = ("body", "hint")
    def __init__(self, body, hint="x"): self.body, self.hint = body, hint
    def __eq__(self, o): return type(o) is Lam and o.body == self.body
    def __hash__(self): return hash(("lam", self.body))
class App:
    __match_args__ = ("f", "a")
    def __init__(self, f, a): self.f, self.a = f, a
    def __eq__(self, o): return type(o) is App and o.f == self.f and o.a == self.a
    def __hash__(self): return hash((self.f, self.a))
class ParseError(SyntaxError): pass
defs = {}
def parse(text):
    toks = text.replace("(", " ( ").replace(")", " ) ").replace("\\", " \\ ").replace(".", " . ").split(); pos = 0
    def term(env):
        nonlocal pos
        out = None
        while pos < len(toks) and toks[pos] not in ")":
            t = toks[pos]; pos += 1
            if t == "\\":
                names = []
                while pos < len(toks) and toks[pos] != ".": names.append(toks[pos]); pos += 1
                if pos >= len(toks) or not names: raise ParseError("'.' expected")
                pos += 1
                e = term(names[::-1] + env)
                for n in reversed(names): e = Lam(e, n)
            elif t == "(":
                e = term(env)
                if pos >= len(toks): raise ParseError("')' expected")
                pos += 1
            elif t in env: e = Var(env.index(t))
            elif t in defs: e = defs[t]
            elif t.isdigit(): e = church(int(t))
            else: raise ParseError(f"unknown name {t!r}")
            out = e if out is None else App(out, e)
        if out is None: raise ParseError("a term expected")
        return out
    e = term([])
    if pos < len(toks): raise ParseError(f"unexpected {toks[pos]!r}")
    return e
def church(n):
    b = Var(0)
    for _ in range(n): b = App(Var(1), b)
    return Lam(Lam(b, "x"), "f")
def shift(t, by, cut=0):
    match t:
        case Var(n): return Var(n + by) if n >= cut else t
        case Lam(b, h): return Lam(shift(b, by, cut + 1), h)
        case App(f, a): return App(shift(f, by, cut), shift(a, by, cut))
def subst(t, v, k=0):
    match t:
        case Var(n): return shift(v, k) if n == k else Var(n - 1) if n > k else t
        case Lam(b, h): return Lam(subst(b, v, k + 1), h)
        case App(f, a): return App(subst(f, v, k), subst(a, v, k))
class OutOfFuel(Exception): pass
def normal(t, fuel):
    def whnf(t):
        args = []
        while True:
            match t:
                case App(f, a): args.append(a); t = f
                case Lam(b) if args:
                    if fuel[0] == 0: raise OutOfFuel(len(args))
                    fuel[0] -= 1; t = subst(b, args.pop())
                case _:
                    while args: t = App(t, args.pop())
                    return t
    t = whnf(t)
    match t:
        case Lam(b, h): return Lam(normal(b, fuel), h)
        case App(f, a): return App(normal(f, fuel), normal(a, fuel))
    return t
class Thunk:
    forced = 0
    def __init__(self, t, env): self.t, self.env, self.v = t, env, None
    def force(self):
        if self.v is None: Thunk.forced += 1; self.v = need(self.t, self.env); self.t = self.env = None
        return self.v
def need(t, env):
    while True:
        match t:
            case Var(n): return env[n].force() if isinstance(env[n], Thunk) else env[n]
            case Lam(b): return lambda th, b=b, env=env: need(b, [th, *env])
            case App(f, a):
                fv = need(f, env)
                if isinstance(f, Lam): t, env = f.body, [Thunk(a, env), *env]
                else: return fv(Thunk(a, env))
def number(t):
    n = need(t, [])
    return n(Box(lambda th: (th.force() if isinstance(th, Thunk) else th) + 1))(Box(0))
class Box(Thunk):
    def __init__(self, v): self.v = v
def show(t, names=()):
    match t:
        case Var(n): return names[n] if n < len(names) else f"#{n}"
        case Lam(b, h):
            while h in names: h += "'"
            return f"\\{h}.{show(b, (h, *names))}"
        case App(f, a): return f"{show(f, names) if not isinstance(f, Lam) else '(' + show(f, names) + ')'} {show(a, names) if isinstance(a, Var) else '(' + show(a, names) + ')'}"
for name, text in {"I": r"\x.x", "K": r"\x y.x", "S": r"\f g x.f x (g x)", "true": r"\a b.a", "false": r"\a b.b", "succ": r"\n f x.f (n f x)", "plus": r"\m n f x.m f (n f x)", "mul": r"\m n f.m (n f)", "pow": r"\m n.n m", "pair": r"\a b p.p a b", "fst": r"\p.p true", "snd": r"\p.p false", "pred": r"\n.fst (n (\p.pair (snd p) (succ (snd p))) (pair 0 0))", "zero": r"\n.n (\x.false) true", "Y": r"\f.(\x.f (x x)) (\x.f (x x))", "fact": r"Y (\r n.zero n 1 (mul n (r (pred n))))", "omega": r"(\x.x x) (\x.x x)"}.items(): defs[name] = parse(text)
for q in ("plus 2 3", "S K K 4", r"(\x y.x) 1 omega", "pred 4", "mul 2 3", "pow 2 3", r"\y.(\x y.x) y", r"(\x.\y.x y) (\z.z)", "fst (pair 5 6)", "zero 0", "omega", "fact 3", "Y", r"K I omega", r"(\x.x x x) (\x.x x x)", "(plus 1", "unknown 1", r"\.x", ")", "", r"\x y"):
    fuel = [400]
    try:
        t = normal(parse(q), fuel); n = next((k for k in range(30) if t == church(k)), None)
        print(q, "=>", n if n is not None else show(t)[:60], 400 - fuel[0])
    except (ParseError, OutOfFuel) as e: print(q, "!", type(e).__name__, e)
for q in ("plus 8 9", "mul 4 5", "pow 2 4", "fact 3", "pred 5", "mul (plus 1 2) 3"): Thunk.forced = 0; print(q, number(parse(q)), Thunk.forced)
print(parse(r"\a.\b.a b") == parse(r"\x y.x y"), parse(r"\a b.a") == parse(r"\a b.b"), len({parse(r"\a.a"), defs["I"], parse("I")}))
total = 0
for i in range(30): total += number(parse(f"plus {i} (mul 2 {i % 5})")) + sum(map(ord, show(normal(parse(rf"\z.(\x y.y x {i % 4}) z"), [99]))))
print(total)
