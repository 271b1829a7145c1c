# What is said when unpacking fails: too many, too few, stars, nesting, from iterators, dicts, strings, in for and with and comprehensions.
def it(n):
    for i in range(n): yield i
class NoIter: pass
class BadIter:
    def __iter__(self): return 5
class Getitem:
    def __getitem__(self, i): return [1, 2, 3][i]
def t1(): a, b = 1,
def t2(): a, b = it(3)
def t3(): (a, b), c = it(2)
def t4(): a, *b, c = "x"
def t5(): *a, b, c, d = it(2)
def t6(): a, b = 5
def t7(): a, b = NoIter()
def t8(): a, b = BadIter()
def t9(): a, b = Getitem()
def t10(): a, b, c = Getitem(); return a, b, c
def t11(): [a, [b, [c]]] = 1, (2, [3, 4])
def t12(): a, b = {"one": 1}
def t13(): a, b = None
def t14(): (*a,) = 5
def t15(): [] = [1]
def t16(): () = it(0); return "empty is fine"
def t17(): a, b, *c = [1]
def t18():
    for a, b in [(1, 2), (3,)]: pass
def t19(): return [a for a, b in [(1, 2, 3)]]
def t20(): return {a: b for a, b in {"abc": 1}}
def t21(): a = b, c = "xyz"
def t22(): x = [0]; x[0], x[5] = 1, 2
def t23(): a, b = b, a
def t24(): return (lambda a, b: 0)(*it(3))
def t25(): a, b = len
def t26(): a, b = int
def t27(): (a, b), (c, d) = zip("ab", "cde", strict=True)
def t28(): a, b = range(10 ** 20)
def t29(): a, = ()
def t30(): *a, = 5, ; return a
tests = [v for k, v in sorted(globals().items(), key=lambda p: (len(p[0]), p[0])) if k[0] == "t" and k[1:].isdigit()]
for t in tests:
    try: print(t.__name__, t())
    except Exception as e: print(t.__name__, type(e).__name__, e)
kinds = [(1, 2), [1, 2], "ab", (1,), [1, 2, 3], 5, it, {1: 2, 3: 4}, b"xy", range(2), None, {8}]
counts = {}
for i in range(240):
    v = kinds[i * 7 % 12]
    try: a, b = v() if v is it else v; r = type(a).__name__
    except (TypeError, ValueError) as e: r = str(e)
    counts[r] = counts.get(r, 0) + 1
for i in range(90):
    v = [(1, 2, 3), (1,), "", "abcd"][i % 4 if i > 30 else 0]
    try: a, *b = v; r = ("star", len(b))
    except ValueError as e: r = str(e)
    counts[r] = counts.get(r, 0) + 1
for k in counts: print(k, counts[k])
