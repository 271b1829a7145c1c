# What random refuses.
import random

for bad in (lambda: random.choice([]), lambda: random.randint(5, 1), lambda: random.randrange(0), lambda: random.randrange(1, 5, 0), lambda: random.sample([1], 2), lambda: random.sample({1, 2}, 1),
            lambda: random.choices([1, 2], weights=[1]), lambda: random.choices([1], weights=[0]), lambda: random.choices([1, 2], weights=[1, 2], cum_weights=[1, 2]), lambda: random.getrandbits(-1),
            lambda: random.seed([1]), lambda: random.randrange(1, 2, -1), lambda: random.gammavariate(0, 1), lambda: random.sample(5, 1), lambda: random.setstate((9, (), None)),
            lambda: random.choices([], k=1), lambda: random.sample([1, 2], 1, counts=[1])):
    try:
        print(bad())
    except Exception as e:
        print(type(e).__name__, e)


class Fixed(random.Random):
    def random(self):
        return 0.25


f = Fixed(1)
print(f.random(), f.randrange(8), f.choice("abcd"), f.uniform(0, 8), [f.randint(1, 4) for _ in range(3)])
s = random.SystemRandom()
print(0 <= s.random() < 1, 0 <= s.randrange(10) < 10, len(s.randbytes(4)), s.getrandbits(20) < 2**20)
try:
    s.getstate()
except NotImplementedError as e:
    print(e)
