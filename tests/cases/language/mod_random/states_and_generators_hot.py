# random with seeds: every method in loops, states saved and set, subclasses, bytes, samples with counts, seeds of every type.
import random

r = random.Random(42)
sums = {}
for i in range(150):
    for name, value in (("random", r.random()), ("uniform", r.uniform(-2, 5)), ("randrange", r.randrange(3, 90, 4)), ("randint", r.randint(-5, 5)), ("bits", r.getrandbits(i % 70 + 1)), ("choice", r.choice("abcdef")), ("tri", r.triangular(0, 10, 3)), ("gauss", r.gauss(1, 2)), ("normal", r.normalvariate()), ("expo", r.expovariate(1.5)), ("beta", r.betavariate(2, 3)), ("gamma", r.gammavariate(2, 1)), ("logn", r.lognormvariate(0, 0.5)), ("mises", r.vonmisesvariate(1, 2)), ("pareto", r.paretovariate(3)), ("weib", r.weibullvariate(1, 1.5))):
        sums[name] = sums.get(name, 0) + (ord(value) if name == "choice" else value % 1000003)
for name, value in sums.items():
    print(name, round(value, 6))
r.seed(7)
state = r.getstate()
a = [r.random() for _ in range(5)] + [r.gauss(0, 1)]
r.setstate(state)
print(a == [r.random() for _ in range(5)] + [r.gauss(0, 1)], state[0], len(state[1]), state[2], r.getstate()[2] is not None)
for seed in (0, -1, 1, 2**40, "text", b"bytes", bytearray(b"x"), 1.5, None):
    q = random.Random(seed)
    print(repr(seed), q.random() if seed is not None else "", q.getrandbits(32) if seed is not None else "")
print(random.Random("text").random() == random.Random("text").random(), random.Random(5).randbytes(6), r.sample(range(10**9), 4), r.sample("abcdef", 6), r.sample(["x", "y"], counts=[3, 2], k=4), r.choices("abc", [5, 1, 1], k=8), r.choices([1, 2, 3], cum_weights=[1, 1, 9], k=5), r.sample([], 0), r.choices("z", k=0))
deck = list(range(30))
for i in range(40):
    r.shuffle(deck)
print(deck)
random.seed(99)
print(random.random(), random.randint(1, 6), random.choice([10, 20, 30]), random.getrandbits(100), random.randrange(10))


class Fixed(random.Random):
    values = 0

    def random(self):
        Fixed.values += 1
        return (Fixed.values * 0.37) % 1


f = Fixed(1)
print(f.random(), f.uniform(0, 10), f.choice("abcd"), f.randint(1, 100), f.sample(range(20), 5), f.choices("xy", k=4), round(f.gauss(0, 1), 9), Fixed.values)
for bad in (lambda: r.randrange(0), lambda: r.randrange(5, 5), lambda: r.randrange(1, 9, 0), lambda: r.randint(3, 1), lambda: r.choice([]), lambda: r.sample([1, 2], 3), lambda: r.sample({1, 2}, 1), lambda: r.sample([1], -1), lambda: r.choices([1, 2], weights=[1]), lambda: r.choices([1, 2], weights=[0, 0]), lambda: r.choices([1], [1], cum_weights=[1]), lambda: r.choices([], k=1), lambda: r.getrandbits(-1), lambda: r.randbytes(-1), lambda: r.setstate((9, (), None)), lambda: r.setstate((3, (1, 2), None)), lambda: r.seed([1]), lambda: r.expovariate(0), lambda: r.sample(["a"], counts=[1, 2], k=1), lambda: r.sample("ab", counts=[-1, 3], k=1), lambda: r.choices([1, 2], weights=[float("inf"), 1]), lambda: r.shuffle((1, 2))):
    try:
        print(bad())
    except (ValueError, IndexError, TypeError, ZeroDivisionError) as e:
        print(type(e).__name__, "|", str(e)[:60])
inside = sum(r.random() ** 2 + r.random() ** 2 < 1 for _ in range(2000))
walk = [0]
for step in range(500):
    walk.append(walk[-1] + r.choice((-1, 1)))
print(inside, walk[-1], min(walk), max(walk))
