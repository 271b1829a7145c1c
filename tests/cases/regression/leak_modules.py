# Modules that nothing refers to any more leave no memory behind.
def rss():
    with open('/proc/self/status') as f:
        return next(int(l.split()[1]) for l in f if l.startswith('VmRSS')) // 1024
def grows(do, first=3000, then=30000):
    for i in range(first): do(i)
    import gc; gc.collect(); a = rss()
    for i in range(then): do(i)
    gc.collect(); return rss() - a > 20
import types
print(grows(lambda i: types.ModuleType('m%d' % i).__dict__.update(x=[0] * 100)))
