# `eval` of code keeps none of the dicts that it runs in.
def rss():
    with open('/proc/self/status') as f:
        return next(int(l.split()[1]) for l in f if l.startswith('VmRSS')) // 1024
def grows(do, first=3000, then=30000):
    for i in range(first): do(i)
    import gc; gc.collect(); a = rss()
    for i in range(then): do(i)
    gc.collect(); return rss() - a > 20
c = compile('i + len(big)', 'a', 'eval')
print(grows(lambda i: eval(c, {'i': i, 'big': bytearray(100000)}), 300, 1000))
