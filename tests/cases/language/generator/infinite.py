# Generators: infinite.
def naturals(start=0):
    while True:
        yield start
        start += 1


def sieve():
    found = []
    for n in naturals(2):
        for p in found:
            if p * p > n:
                found.append(n)
                yield n
                break
            if n % p == 0:
                break
        else:
            found.append(n)
            yield n


def fib():
    a, b = 0, 1
    while True:
        yield a
        a, b = b, a + b


def collatz(n):
    while n != 1:
        yield n
        n = n // 2 if n % 2 == 0 else 3 * n + 1
    yield 1


primes = []
for p in sieve():
    if p > 500:
        break
    primes.append(p)
print(len(primes), primes[-1], sum(primes))
f = fib()
print([next(f) for _ in range(15)], next(f))
for x in fib():
    if x > 10**30:
        print(x)
        break
print(max(sum(1 for _ in collatz(n)) for n in range(1, 200)))


def cycle(items):
    saved = list(items)
    while saved:
        for x in saved:
            yield x


c = cycle("abc")
print("".join(next(c) for _ in range(10)), list(cycle("")))


def counter(limit):
    n = 0
    while True:
        n += 1
        if n > limit:
            break
        yield n
    else:
        yield "never"
    yield "end"


print([list(counter(k))[-2:] for k in range(3)], sum(x for x in counter(100) if x != "end"))
