# The same name is global, local, nonlocal and builtin in turn; counters at each level change kind.
x = 1
def reader(): return x
def writer(v):
    global x
    x = v
def shadow(v):
    x = v
    def inner():
        nonlocal x
        x = x + 1
        return x
    return inner
s, f = 0, shadow(100)
for i in range(160):
    s += reader() + f()
    if i == 50: writer(2)
    if i == 100: writer(0.5)
    if i == 110: f = shadow(2**62)
    if i == 120: f = shadow(0); writer(-1)
    if i == 130: x = 5
    if i == 140: del x; x = 7
print(s, x, f())
def maybe(i):
    if i < 100: y = i
    try: return y
    except UnboundLocalError as e: return str(e)
print(maybe(1), [maybe(i) for i in range(98, 102)])
def outer():
    total = 0
    def add(k):
        nonlocal total
        total += k
        def deeper():
            nonlocal total
            total *= 2 if total < 10**6 else 1
        return deeper
    def get(): return total
    return add, get
add, get = outer()
for i in range(110):
    d = add(i if i != 105 else 0.25)
    if i % 10 == 0: d()
print(get())
class Body:
    x = x * 10
    y = [x for _ in range(2)]
    def m(self): return x
    z = (lambda: x)()
print(Body.x, Body.y, Body().m(), Body.z)
def many():
    fs = []
    for i in range(110):
        j = i * 2
        fs.append(lambda i=i: (i, j))
    j = 'last'
    return fs
print(many()[3](), many()[109]())
def loop_var():
    for k in range(120):
        if k == 110: del k; break
    try: return k
    except NameError as e: return type(e).__name__, str(e)
print(loop_var())
def comp():
    k = 'outer'
    a = [k for k in range(3)]
    b = {k: v for k, v in zip('ab', a)}
    c = [(w := k) for _ in range(2)]
    return k, a, b, c, w
print(comp())
exec('def late(n):\n    global made\n    for made in range(n): pass\n    return made')
print(late(105), made)
try: f = shadow; f.__globals__['x'] = 'changed'; print(reader(), f.__code__.co_cellvars, f(1).__code__.co_freevars)
finally: x = None
def default(a=x, b=lambda: x): return a, b()
x = 'now'
print(default())
