# Keyword arguments in any order, duplicates found before defaults, names that are not identifiers.
def f(a, *, b, c=3, **k): return a, b, c, k
log = []
def e(x): log.append(x); return x
print(f(b=e(2), a=e(1), **{"z y": e(9), "": 0}), log)
for call in (lambda: f(1, b=2, **{"b": 3}), lambda: f(1, **{"a": 2, "b": 3}), lambda: f(**{"b": 1}), lambda: f(1, 2, b=3), lambda: f(1, **{1: 2, "b": 2}), lambda: f(1, b=1, **{"c": 2}, **{"c": 3}), lambda: f(1, **{"b": 1}, **{})):
    try: print(call())
    except TypeError as x: print(x)
def g(*args, sep=" ", end="\n"): return sep.join(map(str, args)) + end
total = 0
for i in range(90): total += len(g(*range(i % 4), **({"sep": "--"} if i % 3 else {"end": "!", "sep": ""})))
print(total, repr(g(1, 2, end="")))
