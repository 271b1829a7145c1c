# Infinite generators composed: primes, hamming numbers, fibonacci with big ints, tee by hand, merges.
def count(n=0, step=1):
    while True: yield n; n += step
def take(n, it): return [x for _, x in zip(range(n), it)]
def sieve():
    comp = {}
    for n in count(2):
        ps = comp.pop(n, None)
        if ps is None: yield n; comp[n * n] = [n]
        else:
            for p in ps: comp.setdefault(n + p, []).append(p)
print(take(25, sieve()))
def fib():
    a, b = 0, 1
    while True: yield a; a, b = b, a + b
print(take(100, fib())[-1], sum(1 for x in take(100, fib()) if x % 2))
def merge(*its):
    heads = [(next(i), k, i) for k, i in enumerate(its)]
    last = None
    while heads:
        v, k, i = min(heads, key=lambda h: h[:2])
        if v != last: yield v
        last = v
        heads[[h[1] for h in heads].index(k)] = (next(i), k, i)
print(take(20, merge(count(0, 3), count(0, 5), count(1.5, 7))))
def hamming():
    h, i, j, k = [1], 0, 0, 0
    while True:
        yield h[-1]
        while h[i] * 2 <= h[-1]: i += 1
        while h[j] * 3 <= h[-1]: j += 1
        while h[k] * 5 <= h[-1]: k += 1
        h.append(min(h[i] * 2, h[j] * 3, h[k] * 5))
print(take(40, hamming())[-5:], take(120, hamming())[-1])
def tee(it):
    buf, done = ([], []), []
    def side(k):
        while True:
            if not buf[k]:
                try: v = next(it)
                except StopIteration: return
                buf[0].append(v); buf[1].append(v)
            yield buf[k].pop(0)
    return side(0), side(1)
a, b = tee(iter(range(60))); print(sum(x - y for x, y in zip(a, b)), take(3, a))
def look_say(s="1"):
    while True:
        yield s
        out, prev, n = "", s[0], 0
        for c in s + "!":
            if c == prev: n += 1
            else: out += str(n) + prev; prev, n = c, 1
        s = out
print(take(8, look_say()), len(take(18, look_say())[-1]))
print(take(5, (x for x in count(-2, 0.25) if x > 0)), take(4, filter(lambda p: p % 4 == 1, sieve())), take(3, map(lambda x, y: x * y, fib(), sieve())))
