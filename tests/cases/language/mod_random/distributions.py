# random: the sequence that CPython draws for a seed, distribution by distribution.
import random
r = random.Random(12345)
print([r.random() for _ in range(3)], [r.getrandbits(k) for k in (1, 8, 32, 33, 64, 100)], r.randbytes(7))
print([r.randint(1, 6) for _ in range(8)], [r.randrange(10) for _ in range(5)], r.randrange(5, 50, 7), r.randrange(10**30), [r.uniform(-1, 1) for _ in range(2)], r.triangular(), r.triangular(0, 10, 3))
for f, a in ((r.gauss, (0, 1)), (r.gauss, ()), (r.normalvariate, (5, 2)), (r.lognormvariate, (0, 0.5)), (r.expovariate, (1.5,)), (r.gammavariate, (0.5, 1)), (r.gammavariate, (1, 2)), (r.gammavariate, (3.5, 2)), (r.betavariate, (2, 3)), (r.paretovariate, (3,)), (r.weibullvariate, (1, 2)), (r.vonmisesvariate, (0, 4)), (r.vonmisesvariate, (1, 0))):
    print(f.__name__, a, f(*a), f(*a))
for seed in (0, 1, -1, 2**40, 10**30, "text", b"bytes", bytearray(b"ba"), 1.5, True, -2.5, ""):
    r.seed(seed); print(repr(seed), r.random(), r.randint(0, 999))
r.seed("v1", version=1); print(r.random()); r.seed(b"ab", version=1); print(r.random())
r.seed(5); s = r.getstate(); a = [r.random() for _ in range(3)]; r.setstate(s); print(a == [r.random() for _ in range(3)], s[0], len(s[1]), s[2], s[1][-1])
r.seed(9); r.gauss(0, 1); s = r.getstate(); x = r.gauss(0, 1); r.setstate(s); print(x == r.gauss(0, 1), s[2] is not None)
r.seed(77); n = 0
for i in range(120): n = n * 31 + r.randrange(i + 1) + r.getrandbits(i % 40 + 1) + int(r.random() * 1000) & 0xffffff
print(n)
