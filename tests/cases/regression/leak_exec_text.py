# `exec` of texts keeps none of the functions in them.
def rss():
    with open('/proc/self/status') as f:
        return next(int(l.split()[1]) for l in f if l.startswith('VmRSS')) // 1024
def grows(do, first=3000, then=30000):
    for i in range(first): do(i)
    import gc; gc.collect(); a = rss()
    for i in range(then): do(i)
    gc.collect(); return rss() - a > 20
print(grows(lambda i: exec('def f(x): return x + %d\nf(1)' % (i % 7), {})))
