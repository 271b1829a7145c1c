# Named expressions: where they bind, in comprehensions, chained tests, defaults, f-strings.
if (n := 10) > 5: print(n)
print([y := 1, y ** 2], (z := 5, z + 1), {(k := "key"): (v := 2)}, k, v, [last := x for x in range(5)][-1], last)
print(any((hit := w) > 3 for w in [1, 4, 9]), hit, f"{(q := 7):>5}", q, f"{q:=5}" if 0 else "", (lambda: (m := 3) + m)())
while (n := n - 3) > 0: print(n, end=" ")
print(n)
def f(a, b=(d := "default"), *, c=d): return a, b, c
print(f(e := 1), d, e, f((g := 2), b=(h := 3)), g, h)
def scopes():
    [inner := i for i in range(3)]
    def g():
        nonlocal inner
        [inner := inner + i for i in range(3)]
        return inner
    r = g()
    total = 0
    partial = [total := total + v for v in range(5)]
    return inner, r, partial, total
print(scopes())
def gl():
    global made
    [made := i for i in range(4)]
gl(); print(made)
data = iter("abcab")
while (c := next(data, None)) is not None and (p := c) != "c": pass
print(c, p)
match (m := [1, 2]):
    case [a, b] if (s := a + b) > 2: print(m, s)
assert (t := True), "never"
x = y = (w := 3); x += (w := w + 1); print(x, y, w)
print((a := 1) if (b := 0) else (c := 2), a, b, c, not (u := 0), -(o := 4), [0, 1, 2][(ix := 1)], (pair := (1, 2)), (un := 1, 2), un)
for bad in ("x := 1", "(x.y := 1)", "(x[0] := 1)", "f(a=b:=1)", "(a, b := 1, 2) = 3", "((a, b) := 1)", "[i := 0 for i in y]", "[i for i in (j := y)]", "[[(j := 0) for k in y] for j in z]", "[a for b in c if (b := 1)]", "class A: [x := i for i in y]", "del (x := 1)", "(x := 1) = 2", "(x := 1) += 2", "x = y := 1", "def f(a := 1): pass", "(1 := x)", "(None := 1)", "f(x := 1, y=(z := 2))", "a[x := 1]", "{x := 1}", "{a := 1: 2}", "f'{x:=5}'", "with (x := y): pass", "(x: int := 1)", "for x := 1 in y: pass", "import x := y", "@(d := e)\ndef f(): pass"):
    try: compile(bad, "<w>", "exec"); print(bad, "fine")
    except SyntaxError as err: print(bad, "->", err.msg)
total = 0
for i in range(100):
    if (half := i // 2) % 2 and (third := i / 3) > half / 2: total += half + third
    total += sum(sq for j in range(3) if (sq := j * i) % 2)
print(round(total, 6), half, third, sq)
