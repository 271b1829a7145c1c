# global: several names, before def, class, import, for, with, except, del and walrus that bind them.
def binds():
    global a, b, C, m, i, w, e1, d, z, t1, t2, ann
    def a(): return "a"
    b = 1
    class C: x = a()
    import math as m
    for i in range(3): pass
    with open("/dev/null") as w: pass
    try: 1 / 0
    except ZeroDivisionError as e1: pass
    d = 1; del d
    (z := 26)
    (t1, [t2]) = 1, [2]
    return sorted(locals())
print(binds(), a(), b, C.x, m.floor(1.5), i, w.closed, "e1" in globals(), "d" in globals(), z, t1, t2, C.__qualname__, a.__qualname__)
def reads(): return b + i
def aug():
    global b
    b += 1; b *= 2
    return b
print(reads(), aug(), reads())
def inner_global():
    b = "enclosing"
    def f():
        global b
        return b
    def g(): return b
    return f(), g()
print(inner_global())
class K:
    global kg
    kg = 1
    def m(self):
        global kg
        kg += 1
        return kg
    v = kg
print(kg, K().m(), kg, K.v, "kg" in vars(K))
def gen():
    global counter
    while True: counter += 1; yield counter
counter = 0
g = gen()
total = 0
for r in range(120):
    total += next(g)
    if r == 40: counter = 0.5
    if r == 80: counter = 2 ** 62
    if r == 100:
        del counter
        try: next(g)
        except NameError as x: print(x)
        counter = 0; g = gen()
print(total, counter)
exec("def made():\n    global from_exec\n    from_exec = 5\nmade()"); print(from_exec)
lam = lambda: [glob := 1 for _ in "a"]
print(lam(), "glob" in globals())
