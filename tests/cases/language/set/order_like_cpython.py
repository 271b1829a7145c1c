# The order of sets as CPython's tables give it, for ints, strings, tuples, floats, through every operation.

def attempt(f, *args, **kw):
    try:
        return repr(f(*args, **kw))
    except Exception as e:
        return f"{type(e).__name__}: {e}"

seed = 12345
def rnd(n):
    global seed
    seed = (seed * 1103515245 + 12345) % 2**31
    return seed // 8 % n
for size in (0, 1, 3, 5, 8, 13, 30, 77, 200):
    s = set()
    for _ in range(size):
        s.add(rnd(1000) - 300)
    print(len(s), list(s)[:40])
    t = {rnd(500) for _ in range(size)}
    print(list(s | t)[:30], list(s & t)[:30], list(s - t)[:30], list(s ^ t)[:30])
    u = set(s); u |= t; v = set(s); v &= t; w = set(s); w -= t; x = set(s); x ^= t
    print(list(u)[:20], list(v)[:20], list(w)[:20], list(x)[:20], list(s.copy())[:10], list(frozenset(s))[:10], list(set(list(s)))[:10])
words = ["alpha", "beta", "gamma", "delta", "é", "epsilon", "", "zeta", "a", "b", "ab", "€uro", "x" * 50]
print(set(words), frozenset(words), {w: 1 for w in words}, set("hello world"), {(k, str(k)) for k in range(12)}, {k / 4 for k in range(-10, 10)}, {True, 0, "0", None.__class__.__name__, (), frozenset({1})})
s = set(range(20))
for k in range(0, 20, 3):
    s.discard(k)
s.update(range(100, 110)); print(s, s.pop(), s.pop(), s)
for k in range(60):
    s.add(k * 17 % 101); s.discard(k * 5 % 53)
print(s, sorted(s) == sorted(list(s)))
big = {10**20 + k for k in range(10)} | {-k for k in range(10)} | {2**61 - 1 + k for k in range(5)}
print(big, {1.5, 2.5, -0.0, 1e300, float("inf")}, {b"x", b"yy", b""}, set(b"bytes"), set(range(1000, 1100, 7)), {"k%d" % k for k in range(40)})
