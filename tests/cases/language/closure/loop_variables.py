# Closures over loop variables, comprehension variables, with targets, handlers' names and arguments that are rebound.
fs = []
for i in range(3): fs.append(lambda: i)
print([f() for f in fs]); i = 10; print([f() for f in fs])
def make():
    out = []
    for i in range(3):
        def f(): return i
        out.append(f)
        j = i * 2
        out.append(lambda: j)
    i = "after"
    return [f() for f in out]
print(make())
print([f() for f in [lambda: k for k in range(3)]], [f() for f in list(lambda: k for k in range(3))], [f() for f in {k: lambda: k for k in range(3)}.values()])
gen = (lambda: k for k in range(3)); print([f() for f in gen])
def per_iteration(): return [(lambda k: lambda: k)(k) for k in range(3)]
print([f() for f in per_iteration()])
def arg(x):
    def get(): return x
    a = get(); x = "rebound"; return a, get()
print(arg(1))
def handler():
    fs = []
    for n in range(2):
        try: raise ValueError(n)
        except ValueError as e:
            fs.append(lambda: e)
            fs.append(lambda e=e: e.args)
    try: fs[0]()
    except NameError as err: print(err)
    return fs[1](), fs[3]()
print(handler())
def late():
    def f(): return value
    try: f()
    except NameError as e: print(e)
    value = 1
    return f()
print(late())
def hot(n):
    subs, acc = [], 0
    for i in range(n):
        def add(x, k=i):
            nonlocal acc
            acc += x + k + i
        subs.append(add)
        if i % 5 == 4:
            for s in subs[-3:]: s(0.5 if i > 50 else 1)
        if i == 80: acc = 2 ** 62
    return acc, subs[0].__closure__ is not None, subs[0].__closure__[0] is subs[-1].__closure__[0]
print(hot(100))
