# Comprehensions: nested, conditions, several fors over each other's values, unpacking targets, exceptions inside, shadowed names, walrus, async ones refused, hot.
m = [[1, 2, 3], [4, 5, 6], [7, 8, 9]]
print([[r[i] for r in m] for i in range(3)], [x for r in m if r[0] > 1 for x in r if x % 2], {x: [y for y in range(x)] for x in range(3)}, {(a, b) for a in "ab" for b in "ab" if a != b} == {("a", "b"), ("b", "a")}, [*([y] * y for y in range(3))])
print([a + b for a, (b, *_) in [(1, (2, 3)), (4, [5])]], [d["k"] for d["k"] in [1, 2] for d in [d]] if (d := {}) is None else [k for k, v in {"a": 1}.items()], [x for x in [x for x in range(5)] if x], [[y for y in range(x)] for x in range(4)][3], [i for i in range(3) for i in range(i)])
x = "outer"; print([x for x in range(3)], x, [x for _ in range(2)], [lambda: i for i in range(3)][0](), [(lambda: j)() for j in range(3)], (lambda: [x for x in x])()[:2])
def shadow(n, i="param"): return [i for i in range(n)], i, [n for n in range(n)], n, {n: i for n in "ab"}
print(shadow(2))
def act(f):
    try: return f()
    except Exception as e: return f"{type(e).__name__}: {e}"
class Boom:
    def __init__(self, at): self.at, self.i = at, 0
    def __iter__(self): return self
    def __next__(self):
        self.i += 1
        if self.i == self.at: raise OSError(self.i)
        if self.i > 6: raise StopIteration
        return self.i
for f in (lambda: [x for x in Boom(3)], lambda: [1 // (x - 2) for x in range(5)], lambda: {[]: x for x in range(2)}, lambda: {x for x in [[]]}, lambda: [x for x in 5], lambda: [y for x in range(2) for y in x], lambda: [a for a, b in [(1,)]], lambda: [nothing for x in [1]], lambda: [x for x in [] if nothing], lambda: [x for x in nothing], lambda: [next(iter([])) for _ in range(2)], lambda: list(next(iter([])) for _ in range(2)), lambda: {**{x: 1 for x in "ab"}, "c": 2}, lambda: [z for x in range(3) if (z := x * 2) > 1], lambda: dict((x, x) for x in "ab"), lambda: [*[x for x in range(2)], *{x for x in "a"}], lambda: sum([[x] for x in range(3)], []), lambda: [(yield_, x) for yield_ in "a" for x in [yield_]], lambda: [f"{x}{y!r:>4}" for x in range(2) for y in "ab"], lambda: [True if x else False for x in (0, 1)], lambda: [x for x in (1, 2) if x if x > 1], lambda: {k: v for k, v in zip("ab", range(5))}, lambda: {k: k2 for k in "ab" for k2 in "cd"}): print(act(f))
for src in ("[x for x in 1, 2]", "[x, y for x in z]", "[*x for x in y]", "{**x for x in y}", "[x for x in y else z]", "[x if y for x in z]", "[for x in y]", "[x for 5 in y]", "[x for x.y in z]", "[x for f() in z]", "[yield x for x in y]", "def f(): [(yield x) for x in y]", "[await x for x in y]", "(x for x in y, z)", "f(x for x in y, 1)", "f(1, x for x in y)", "[x := 1 for x in y]", "{x: y for x, y}", "{x: 1, **y for x in z}", "[x for x in lambda: y, z]", "[x for x in y if z else w]", "class A(x for x in y): pass", "del [x for x in y]", "[x for x in y] = 5", "[i async for i in x]", "[x for (x) in y]", "[x for [a, b] in y]", "f(x for x in y)"):
    try: compile(src, "s", "exec"); print("fine", src)
    except SyntaxError as e: print(src, "|", e.msg)
def primes(n): return [p for p in range(2, n) if not [d for d in range(2, int(p ** .5) + 1) if p % d == 0]]
print(primes(60), len(primes(200)))
data = [list(range(i % 5)) for i in range(12)]
total = 0
for r in range(240):
    flat = [x * r for row in data if row for x in row if x in (1, 3) or r % 3]
    idx = {i: len(row) for i, row in enumerate(data)}
    uniq = {type(x).__name__ for row in data for x in row}
    total += sum(x for x in flat if not isinstance(x, (str, list))) + len(idx) + len(uniq) * 7 + max([len(row) for row in data])
    total %= 10 ** 9
    if r == 80: data[3][0] = 0.5
    if r == 120: data[4].append("s")
    if r == 160: data[2] = (True, 2 ** 62)
    if r == 200: data = {k: [k] for k in range(4)}.values()
    if r == 220: data = ["ab", b"c", [[1]]]
print(total, sorted(uniq))
