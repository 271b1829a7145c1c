# global and nonlocal in nested functions, classes, lambdas and comprehensions that run hot.
count = 0
def outer():
    count = 100
    def a():
        nonlocal count
        count += 1
        def b():
            global count
            count += 10
            return count
        return b
    def read(): return count
    class K:
        nonlocal count
        count += 5
        def m(self):
            nonlocal count
            count *= 1
            return count
        c = [count for _ in range(2)]
    return a, read, K
a, read, K = outer()
b = a()
print(b(), read(), count, K.c, K().m())
total = 0
for i in range(120):
    total += b() + read() + a()() - count
    if i % 3 == 0: total += K().m()
    if i == 60: count = 0.5
    if i == 90: del count; count = 2 ** 62
print(total, count, read())
def gen():
    global shared
    for shared in range(5): yield shared
print([(v, shared) for v in gen()], shared)
def comp():
    n = 0
    def add(k):
        nonlocal n
        n += k
        return n
    return [add(k) for k in range(40)][-1], {add(1): n for _ in range(3)}, max(add(i) for i in range(10)), n
print(comp())
def lam():
    x = []
    push = lambda v: x.append(v) or len(x)
    return [push(i) for i in range(50)][-1], x[:3], (lambda: [z for z in x if z > 47])()
print(lam())
def deep():
    v = 0
    def l1():
        def l2():
            def l3():
                nonlocal v
                v += 1
                return v
            return l3
        return l2()
    f = l1()
    for i in range(80): f()
    return v
print(deep())
