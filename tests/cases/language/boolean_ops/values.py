# and/or return operands; not returns bool; nothing is evaluated that need not be.
class T:
    calls = 0
    def __init__(self, truth): self.truth = truth
    def __bool__(self):
        T.calls += 1
        return self.truth
    def __repr__(self): return f"T({self.truth})"
a, b = T(True), T(False)
for f in (lambda: a and b, lambda: b and a, lambda: a or b, lambda: b or a, lambda: not a, lambda: a and b or a, lambda: not (a and b), lambda: not a or not b, lambda: b or b or a and b, lambda: (a and b) and a):
    T.calls = 0
    print(f(), T.calls, end="; ")
    T.calls = 0
    if f(): pass
    print(T.calls)
print(0 or "" or [] or None, 1 and "x" and [0], 0 and 1 / 0, 1 or 1 / 0, not [], not not "", None or 0 or False, "" and 0, [] or {}, () and [])
print(1 and 2 or 3, 0 and 2 or 3, 1 or 2 and 3, not 1 == 2, not (1 and 0), (not 1) == 0, not 0 and 1, True and not False)
class Bad:
    def __bool__(self): raise LookupError("no truth")
for f in (lambda: Bad() and 1, lambda: 0 or Bad(), lambda: not Bad(), lambda: 1 if Bad() else 2, lambda: [x for x in [Bad()] if x], lambda: any([0, Bad()]), lambda: bool(Bad()), lambda: 1 and Bad() or 2):
    try: print(type(f()).__name__)
    except LookupError as e: print("raised", e)
def pick(*options):
    result = None
    for o in options: result = result or o
    return result
total, kinds = 0, [0, 1, "", "ab", None, 2.5, 0.0, [], [1], a, b]
for i in range(150):
    p, q = kinds[i % 11], kinds[(i * 7) % 11]
    r = p and q or p
    s = not p or q
    total += (r is p) + 2 * (s is q) + 4 * (s is True) + 8 * (not r) + 16 * (pick(p, q, i) is i)
    if i == 100: T.__bool__ = lambda self: not self.truth
print(total)
while a and (b or not b):
    a = 0
else:
    print("left", a, b)
