# global and nonlocal names rebound by several functions while loops over them are hot.
g = 0
def add(n):
    global g
    g += n
def make_global():
    global brand, g
    brand = "new"
    def inner():
        global g
        g = -1
    return inner
def counter():
    n = 0
    def up(by=1):
        nonlocal n
        n += by
        return n
    def reset(to):
        nonlocal n
        old, n = n, to
        return old
    def deep():
        def deeper():
            nonlocal n
            def deepest():
                nonlocal n
                n = n * 2
            deepest()
            return n
        return deeper
    return up, reset, deep()
up, reset, double = counter()
total = 0
for i in range(200):
    add(i)
    total += up() + g % 7
    if i % 40 == 39: total += reset(i / 2)
    if i % 50 == 49: total += double()
    if i == 120: g = 2.0 ** 10
    if i == 150: reset(2 ** 62)
    if i == 160: reset(0)
    if i == 170: make_global()()
    if i == 180: del g; g = 5
print(total, g, brand, up(0))
def loop_in(n):
    global idx
    for idx in range(n):
        if idx == 5: other(idx)
    return idx
def other(i):
    global idx
    idx = 100
print(loop_in(8), idx)
def while_global():
    global left
    steps = 0
    while left:
        left -= 1; steps += take(steps)
    return steps
def take(s):
    global left
    if s > 20 and left > 3: left -= 2
    return 1
left = 60; print(while_global(), left)
def both():
    x = 1
    class K:
        nonlocal x
        x = 2
        y = x
        global z
        z = 9
    return x, K.y, hasattr(K, "x")
print(both(), z)
del z
try: z
except NameError as e: print(e)
