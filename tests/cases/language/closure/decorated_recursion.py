# Recursive functions whose name is rebound by decorators, closures and globals while they run.
def trace(f):
    depth = 0
    def w(*a):
        nonlocal depth
        depth += 1
        log.append(depth)
        try: return f(*a)
        finally: depth -= 1
    return w
log = []
@trace
def fact(n): return 1 if n < 2 else n * fact(n - 1)
print(fact(5), log); log.clear()
def memo(f):
    cache = {}
    def w(n):
        if n not in cache: cache[n] = f(n)
        return cache[n]
    w.cache = cache
    return w
@memo
@trace
def fib(n): return n if n < 2 else fib(n - 1) + fib(n - 2)
print(fib(30), max(log), len(fib.cache)); log.clear()
def count(n): return 0 if n == 0 else 1 + count(n - 1)
plain = count
count = lambda n: 100
print(plain(5)); count = plain; print(plain(5))
def outer():
    def inner(n): return n if n == 0 else inner(n - 1) + 1
    keep = inner
    a = keep(10)
    def inner(n): return 1000
    return a, keep(10)
print(outer())
total = 0
def rec(n):
    global rec
    if n == 7: rec = lambda n: n * 0.5
    return n if n < 1 else n + rec(n - 1)
orig = rec
for i in range(100):
    total += rec(i % 10)
    if i % 20 == 19: rec = orig
print(total)
compose = lambda f, n: f if n == 0 else compose(lambda x: f(x) + 1, n - 1)
print(compose(abs, 50)(-5), [compose(float, k)(1) for k in (0, 10)])
