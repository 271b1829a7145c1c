# CPython's sequence for a seed.
import random

random.seed(12345)
print([random.random() for _ in range(4)], random.getrandbits(10), random.getrandbits(100), random.getrandbits(32), random.getrandbits(0))
print([random.randint(1, 6) for _ in range(10)], [random.randrange(0, 100, 7) for _ in range(5)], random.randrange(10), random.choice("abcdef"))
x = list(range(12))
random.shuffle(x)
print(x, random.sample(range(1000), 6), random.sample("abcdefgh", 3), random.choices("abc", k=5), random.choices([1, 2, 3], weights=[1, 5, 1], k=6), random.choices("xy", cum_weights=[1, 9], k=4))
print(random.uniform(2, 5), random.triangular(0, 10, 3), random.gauss(0, 1), random.gauss(5, 2), random.normalvariate(1, 2), random.expovariate(1.5), random.betavariate(2, 3))
print(random.gammavariate(2, 1), random.gammavariate(0.5, 1), random.gammavariate(1, 2), random.lognormvariate(0, 1), random.vonmisesvariate(1, 2), random.paretovariate(3), random.weibullvariate(1, 2))
print(random.randbytes(5), random.sample(["a", "b"], 3, counts=[2, 2]))
state = random.getstate()
a = [random.random() for _ in range(3)]
random.setstate(state)
print(a == [random.random() for _ in range(3)], len(state[1]), state[0])
r = random.Random(7)
s = random.Random(7)
print(r.random() == s.random(), r.randint(0, 10**30), random.Random(-7).random(), random.Random(2**100).random(), random.Random(1.5).random(), random.Random(0).random())
random.seed(3)
total = 0
for _ in range(200):
    total += random.randrange(1000) + int(random.random() * 10)
print(total)
