# random: choice, choices with weights, sample with counts, shuffle, by seed; and their errors.
import random
def t(f, *a, **k):
    try: return f(*a, **k)
    except Exception as e: return f"{type(e).__name__}: {e}"
r = random.Random(42)
print([r.choice("abcdef") for _ in range(6)], r.choice([1]), r.choice(range(100, 200)), t(r.choice, []), t(r.choice, {}), t(r.choice, 5), t(r.choice, ""))
print(r.choices("abc", k=8), r.choices("abc", [1, 2, 3], k=8), r.choices("ab", cum_weights=[1, 10], k=5), r.choices([1, 2], k=0), t(r.choices, [], k=1), t(r.choices, "ab", [1]), t(r.choices, "ab", [0, 0]), t(r.choices, "ab", [1, 2], cum_weights=[1, 2]), t(r.choices, "ab", 5), t(r.choices, "ab", [1, float("inf")]), r.choices("xyz", weights=[0, 0, 1], k=3))
print(r.sample(range(100), 5), r.sample("abcde", 5), r.sample([1, 2, 3], counts=[2, 3, 1], k=4), r.sample(range(10**9), 3), r.sample(range(1000), 60)[:5], r.sample([], 0), t(r.sample, [1], 2), t(r.sample, [1], -1), t(r.sample, {1, 2}, 1), t(r.sample, 5, 1), t(r.sample, [1, 2], counts=[1], k=1), t(r.sample, [1], counts=[-1], k=1), t(r.sample, [1, 2], counts=[1.5, 1], k=1))
l = list(range(12)); print(r.shuffle(l), l, t(r.shuffle, (1, 2)), t(r.shuffle, "ab"), t(r.shuffle, 5))
print(t(r.randrange, 0), t(r.randrange, 5, 5), t(r.randrange, 1, 5, 0), t(r.randint, 5, 1), t(r.randrange, 1, 10, -1), t(r.getrandbits, -1), t(r.getrandbits, 0), t(r.getrandbits, 1.5), t(r.randbytes, -1), t(r.seed, [1]), t(r.setstate, 5), t(r.setstate, (1, 2, 3)), r.randrange(-5, 0), r.randrange(9, 3, -2), t(random.Random, [1]))
class Own(random.Random):
    def random(self): return 0.25
o = Own(1); print(o.choice("abcd"), o.randrange(8), o.uniform(0, 4), o.sample(range(4), 2), o.choices("abcd", k=2), o.shuffle(l), l)
random.seed(3); a = random.random(); random.seed(3); print(a == random.random(), random.randint(1, 5), hasattr(random, "SystemRandom"), isinstance(random.SystemRandom().random(), float))
n = 0
for i in range(80):
    l = list(range(i % 9 + 1)); r.shuffle(l)
    n = n * 31 + l[0] + r.choice(l) + sum(r.sample(l, len(l) // 2)) + r.choices(l, k=2)[1] & 0xffffff
print(n)
