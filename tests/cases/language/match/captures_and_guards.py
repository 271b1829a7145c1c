# Captures stay bound after a failing guard; wildcard, or-patterns, as, names in scope.
def f(v):
    a = b = "unset"
    match v:
        case [a, b] if a > b: r = "greater"
        case [a, _] if a < 0: r = "negative"
        case [_, _]: r = "pair"
        case {"a": a, **b} if b: r = "mapping"
        case (1 | 2 | 3) as a: r = "small"
        case str() | None as b: r = "str or none"
        case _: r = "other"
    return r, a, b
for v in ([2, 1], [-5, 1], [1, 2], {"a": 1}, {"a": 1, "z": 2}, 2, "s", None, 9, [1], ()): print(f(v), end=" ")
print()
def scope():
    match 5:
        case x: pass
    match [1, [2, 3]]:
        case [x, [y, *z]]: pass
    return x, y, z, sorted(locals())
print(scope())
def unbound(v):
    match v:
        case [q]: pass
    return q
try: unbound(5)
except UnboundLocalError as e: print(e)
class Color: RED, GREEN = 1, "g"
import math
def dotted(v):
    match v:
        case Color.RED: return "red"
        case Color.GREEN: return "green"
        case math.pi: return "pi"
        case [Color.RED, *_]: return "starts red"
        case {"c": Color.GREEN}: return "mapped"
print([dotted(v) for v in (1, "g", math.pi, [1, 5], {"c": "g"}, 1.0, True, 7)])
log = []
def guard(n, r): log.append(n); return r
def order(v):
    match v:
        case int() if guard(1, v > 10): return "a"
        case int(x) if guard(2, x > 5): return "b"
        case int() | float() if guard(3, True): return "c"
print([order(v) for v in (20, 7, 1, 2.5, "x")], log)
try:
    match 1:
        case _ if 1 / 0: pass
except ZeroDivisionError as e: print(e)
total = 0
for i in range(160):
    v = (i, str(i), [i, i % 3], {"a": i, "b": 1}, (i,), None, float(i))[i % 7]
    if i == 80: Color.RED = 0
    r = f(v); total += len(r[0]) + (dotted(v) is not None)
print(total, i, r)
