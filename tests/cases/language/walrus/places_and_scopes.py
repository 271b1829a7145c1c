# Assignment expressions wherever they are allowed: conditions, comprehensions, f-strings, calls, subscripts, lambdas; scopes and refusals.
import re
data = "x=1; y = 22 ;bad; z=333"
if (m := re.search(r"y\s*=\s*(\d+)", data)) and (n := int(m[1])) > 20: print(m.group(), n)
print([(k.strip(), v) for part in data.split(";") if (kv := part.split("=")) and len(kv) == 2 for k, v in [kv]], kv)
def scoped():
    out = [last := q * q for q in range(5) if (even := q % 2 == 0)]
    return out, last, even
print(scoped())
def nested():
    total = 1
    return [[(total := total + i * j) for j in range(3)] for i in range(3)], total
total = 0
print(nested(), total)
def outer():
    acc = 0
    def inner():
        nonlocal acc
        return [acc := acc + i for i in range(4)]
    return inner(), acc
print(outer())
def glob():
    global gg
    return [gg := i for i in "abc"]
print(glob(), gg)
x = (y := 1, z := 2); print(x, y, z); print((a := 5) + (a := a + 1) * a, a)
print(f"{(w := 3)} {w:=5} {w!r}", (lambda: (v := 4) * v)(), [0, 1, 2][(s := 1):][s - 1], {(k := "key"): (k + "2")}, max(b := [3, 1], key=(neg := lambda t: -t)), neg(2), b)
while (c := total) < 5: total += 2
print(c, total); assert (ok := total == 6), "no"
print(ok, any((hit := v) > 3 for v in [1, 2, 5, 4]), hit, all((miss := v) < 3 for v in [1, 2, 5, 4]), miss)
def d(p=(q := 7), *, r: (ann := int) = q): return p, r
print(d(), q, ann)
@(deco := lambda f: f)
def e(): return deco
print(e() is deco, not (t := 0), t if (t := 5) else 0, 1 if (u := 0) else u, [*(g := (1, 2))], g, (h := yes if (yes := 3) else 4))
try:
    for i in (it := iter([1, 2, 3])): raise (err := ValueError)(i)
except ValueError as e_: print(e_.args, list(it), err.__name__)
for source in ("x := 1", "f(a:=1, b=2)", "f(a=b:=1)", "(a.b := 1)", "(a[0] := 1)", "((a, b) := 1)", "[i := 0 for i in x]", "[1 for i in (j := x)]", "class C: [z := 1 for i in x]", "lambda: x := 1", "(x := 1, y = 2)", "{x := 1}", "{a: b := 1}", "{(a := 1): 2}", "x[a := 1]", "x[a := 1:2]", "f'{x:=3}'", "del (x := 1)", "(x := 1) = 2", "(x := 1) += 2", "for (x := 1) in y: pass", "with (x := 1) as y: pass", "assert x := 1", "return_ = x := 1", "(None := 1)", "(x := y := 1)", "(x := (y := 1))", "a = (yield_ := 2)", "[a for b in c if (b := 1)]", "@x := f\ndef g(): pass", "*x := 1", "(*x := 1)", "i[j := 1, k := 2]", "(lambda: [x := 1 for _ in y])", "def f(a = b := 1): pass", "[[(j := 0) for i in x] for j in y]"):
    try: compile(source, "s", "exec"); print("fine", source)
    except SyntaxError as e: print(e.msg, "|", source)
seen = 0
vals = [0, 1, "", "s", 2.5, None, [], [1]]
for i in range(240):
    if v := vals[i % 8]: seen += len(v) if isinstance(v, (str, list)) else v
    elif (v2 := v) is None or (v3 := len(str(v))) > 1: seen += 100
    else: seen += v3
    if (seen := seen * 1) > 3000 and (big := True): seen -= 2900.5 if i % 2 else 2900
print(seen, big)
