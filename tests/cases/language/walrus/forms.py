# Assignment expressions and the scopes they bind in.
if (n := 10) > 5: print(n)
print([y := 1, y**2], (z := 3) + z)
print([last := i for i in range(3)], last)
print(any((hit := v) > 2 for v in [1, 2, 3, 4]), hit)
def f(xs):
    while (x := xs.pop()) > 0:
        print(x, end=" ")
    return x
print(f([0, 1, 2]))
def g():
    return [(a := i, a + 1) for i in range(2)], a
print(g())
def h():
    global gg
    [gg := i for i in range(3)]
h(); print(gg)
def k():
    v = 0
    def inner():
        nonlocal v
        [v := j for j in range(4)]
    inner()
    return v
print(k())
print((lambda: (q := 5) + q)())
x = [0, 1]; 
print(x[(i := 1)], i, {(kk := 2): kk}, f"{(m := 7)}")
def t(s):
    try:
        exec(s)
        print("ok", s)
    except SyntaxError as e:
        print(s, "->", e.msg)
    except Exception as e:
        print(s, "->", type(e).__name__, e)
for s in ("x := 1", "(x.y := 1)", "(x[0] := 1)", "((a, b) := 1)", "f(x := 1)", "f(a=x := 1)", "[i := 0 for i in range(3)]", "[[(i := 0) for j in range(2)] for i in range(2)]",
  "[x for x in (y := [1])]", "class C: [z := 1 for i in range(2)]", "def f(a=(x := 1)): pass", "(x := 1, 2)", "print((x := 1, 2))", "x = y := 1", "x = (y := 1)", "del (a := 1)", "(True := 1)", "(__debug__ := 1)", "[(x := i) for i in range(2) if (x := i)]", "assert (z := 1)", "with (c := open): pass", "a[b := 0]", "{x := 1}", "{x := 1: 2}", "@(d := lambda f: f)\ndef q(): pass", "f'{x:=5}'", "(lambda x: (x := 2))(1)", "[x := y for y in range(3) for x in range(2)]", "[i for i in range(2) if (j := i) for j in range(2)]", "for (x := 1) in y: pass", "import (x := 1)", "(x := yield)"):
    t(s)
