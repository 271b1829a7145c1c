# How deep a program may recurse, to the frame: functions, constructors, calls back from builtins.

n = 0
def a():
    global n
    n += 1
    b()
def b():
    global n
    n += 1
    c()
def c():
    global n
    n += 1
    a()
class I:
    def __init__(self):
        global n
        n += 1
        I()
class J:
    def __init__(self, k):
        self.k = k
def tree(k):
    global n
    n += 1
    j = J(k)
    for _ in range(2):
        tree(j.k + 1)
def small(k):
    return k + 1
def deep(k):
    global n
    n = small(k)
    return deep(n)
def down(k):
    return 0 if k == 0 else 1 + down(k - 1)
for f in (a, I, lambda: tree(0), lambda: deep(0), b):
    for _ in range(3):
        n = 0
        try:
            f()
        except RecursionError as e:
            t, names = e.__traceback__, 0
            while t:
                names += 1
                t = t.tb_next
            print(n, names, e)
for k in (900, 990, 994, 995, 996, 997, 998, 999, 1000):
    try:
        print(k, down(k))
    except RecursionError:
        print(k, "too deep")
def via_key(k):
    global n
    n = k
    return sorted([k], key=lambda x: via_key(x + 1))
try:
    via_key(0)
except RecursionError:
    print("key")
