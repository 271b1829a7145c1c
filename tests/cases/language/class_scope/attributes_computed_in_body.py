# Class bodies with loops, conditions, try, with, comprehension, imports and nested definitions.
class A:
    total = 0
    for i in range(5):
        total += i
        if i == 3: at3 = total
    else: done = True
    while total > 5: total -= 4
    try: bad = 1 / 0
    except ZeroDivisionError as e: bad = str(e)
    finally: fin = "yes"
    with open("/dev/null") as f: data = f.read()
    names = [n for n in ("a", "b")]
    table = {n: n * 2 for n in names}
    import math as _m
    root = _m.sqrt(16)
    def helper(n): return n + 1
    value = helper(41)
    del helper, f
    a, *b = range(4)
    (c := 5)
    if c: d = "if"
    else: d = "else"
    match c:
        case 5: matched = True
    lam = lambda self: self.c
    assert c == 5
    global made_global
    made_global = c
    class Inner: z = 26
    x = y = Inner.z
    x += 1
    locals()["dyn"] = "amic"
    k = v = None
    for k, v in table.items(): exec(f"{k}_{v} = 1")
print({k: v for k, v in vars(A).items() if k[0] != "_" and not callable(v)}, A().lam(), made_global, hasattr(A, "e"), hasattr(A, "helper"), hasattr(A, "made_global"))
total = 0
for r in range(60):
    class B(A if r % 2 else object):
        n = r
        for j in range(r % 4): n += j
        if r > 40: n = float(n)
        def get(self): return self.n + (self.total if r % 2 else 0)
        try: q = total
        except NameError: q = "none"
    total += B().get()
print(total, B.q, B.j if hasattr(B, "j") else None)
