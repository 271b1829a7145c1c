# What does and does not leak from loops, comprehensions, handlers, classes, lambdas and generator expressions.
for loop_var in range(3): pass
[comp for comp in range(3)]; {s for s in "a"}; {k: v for k, v in [(1, 2)]}; list(g for g in "a")
try: 1 / 0
except ZeroDivisionError as handler: pass
class K: inner = 1
(lambda lam: lam)(1)
def f(param):
    local = 1
    for fl in range(2): inner_loop = fl
f(0)
with open("/dev/null") as wt: pass
if (wal := 5): iff = 1
while True: wh = 1; break
match [1, 2]:
    case [mx, *my]: pass
import os as imported, sys
from math import pi as frm
ann: int
ann2: int = 1
del sys
a, *b = [1, 2]
print({n: n in globals() for n in "loop_var comp s k v g handler inner lam param local fl wt wal iff wh mx my imported sys frm ann ann2 a b K f".split()})
def loc():
    for lv in range(2): pass
    [c for c in range(2)]
    try: 1 / 0
    except ZeroDivisionError as h: pass
    class C: x = 1
    with open("/dev/null") as w: pass
    match 5:
        case m: pass
    y: int
    return sorted(locals())
print(loc())
total = 0
x = "keep"
for i in range(80):
    total += sum([x for x in range(i % 5)]) + sum(x for x in (i, 0.5)) + len({x: x for x in "ab"})
    try: [][i]
    except IndexError as x_: total += len(str(x_))
print(total, x, "x_" in globals())
