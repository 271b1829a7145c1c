# Cells change type late, are deleted, are shared by functions made before and after.
def make():
    n = 0
    def inc(k=1):
        nonlocal n
        n += k
        return n
    def get(): return n
    def forget():
        nonlocal n
        del n
    def put(v):
        nonlocal n
        n = v
    return inc, get, forget, put
inc, get, forget, put = make()
log = []
for i in range(180):
    try: v = inc()
    except (NameError, TypeError) as e: v = f'{type(e).__name__}: {e}'
    if i == 120: put(0.5)
    if i == 130: put(2**62 - 3)
    if i == 140: forget()
    if i == 142: put('s')
    if i == 144: put(7)
    if i == 150: inc.__defaults__ = (100,)
    if i == 160: inc.__defaults__ = None
    if i == 162: inc = get
    if i % 30 == 0 or 119 < i < 165 and i % 2: log.append(v)
print(*log, sep='\n')
fs = [lambda i=i: i for i in range(100)] + [lambda: i for i in range(100, 110)]
print(sum(f() for f in fs), fs[-1]())
def adders():
    out = []
    for k in range(120):
        def add(x): return x + k
        out.append(add)
    return out
a = adders()
print({f(1) for f in a}, a[0].__closure__[0].cell_contents)
a[0].__closure__[0].cell_contents = 'z'
try: a[5](1)
except TypeError as e: print(e)
s = 0
for i in range(130):
    f = a[i % 120]
    try: s += f(i)
    except TypeError: s -= 1
    if i == 100: f.__closure__[0].cell_contents = 0.25
print(s)
