# Closures over loop variables, defaults that hold them, cells shared by several functions, rebinding between rounds, cell contents deleted and set.
fs = [lambda: i for i in range(3)]; gs = [lambda i=i: i for i in range(3)]
print([f() for f in fs], [g() for g in gs])
def make():
    out = []
    for k in range(4):
        def get(): return k
        def put(v):
            nonlocal k
            k = v
        out.append((get, put))
    return out, lambda: k
pairs, last = make(); pairs[0][1]("set"); print([g() for g, p in pairs], last(), pairs[0][0].__closure__[0] is pairs[3][0].__closure__[0])
def bank(start):
    balance, history = start, []
    def add(n):
        nonlocal balance
        balance += n; history.append(n)
        if len(history) > 30:
            del history[:]
            balance = float(balance)
        return balance
    def show(): return balance, len(history)
    def reset():
        nonlocal balance
        del balance
    def again():
        nonlocal balance
        balance = "again"
    return add, show, reset, again
add, show, reset, again = bank(10)
for i in range(100):
    add(i if i % 3 else -i)
    if i == 50: add(2 ** 65)
print(show()); reset()
for act in (show, lambda: add(1), reset):
    try: act()
    except NameError as e: print(type(e).__name__, e)
again(); print(show())
c = show.__closure__[0]; c.cell_contents = 5; print(show()[0], add(1), c == add.__closure__[0], c.cell_contents); del c.cell_contents
try: c.cell_contents
except ValueError as e: print(e)
try: show()
except NameError as e: print(e)
print(type(c).__name__, show.__code__.co_freevars, bank.__code__.co_cellvars)
def fib():
    a, b = 0, 1
    def step():
        nonlocal a, b
        a, b = b, a + b
        return a
    return step
step = fib(); seq = [step() for _ in range(100)]; print(seq[9], seq[99], seq[91] % 1000)
def compose(*fs):
    def run(x):
        for f in fs: x = f(x)
        return x
    return run
adders = [lambda x, n=n: x + n for n in range(5)]; muls = [(lambda n: lambda x: x * n)(n) for n in range(1, 4)]
run = compose(*adders, *muls, str, len); print(sum(run(i ** 5) for i in range(60)))
def late():
    def use(): return helper(2)
    try: use()
    except NameError as e: r = str(e)
    def helper(n): return n * 10
    one = use()
    def helper(n): return n * 100
    return r, one, use()
print(late())
def args(a, *b, c=3, **d):
    def inner(): return a, b, c, d
    a = [a]; b += (9,); d["new"] = c; c = None
    return inner
print(args(1, 2, x=5)(), args(*"ab")())
def caught():
    try: raise ValueError("kept")
    except ValueError as e: f = lambda: e
    try: return f()
    except NameError as err: return str(err)
print(caught())
total = 0
for r in range(150):
    def this(n, r=r): return n + r + (total % 7 if r < 100 else len(str(total)))
    total += this(r)
    if r == 70: this = None
print(total)
