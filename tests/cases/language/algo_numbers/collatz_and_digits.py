# Collatz with a cache, happy and narcissistic numbers, look and say, Kaprekar, digital roots.
cache = {1: 1}
def collatz(n):
    todo = []
    while n not in cache:
        todo.append(n)
        n = n * 3 + 1 if n & 1 else n // 2
    length = cache[n]
    for n in reversed(todo):
        length += 1
        cache[n] = length
    return length
best = max(range(1, 400), key=collatz)
print(best, collatz(best), collatz(27), collatz(2**70), collatz(2**61 - 1), max(cache) > 10**18)
def happy(n):
    seen = set()
    while n != 1 and n not in seen:
        seen.add(n)
        n = sum(int(d) ** 2 for d in str(n))
    return n == 1
print([n for n in range(100) if happy(n)])
print([n for n in range(1000) if n == sum(int(d) ** len(str(n)) for d in str(n))])
def say(s):
    out, i = '', 0
    while i < len(s):
        j = i
        while j < len(s) and s[j] == s[i]: j += 1
        out += f'{j - i}{s[i]}'
        i = j
    return out
s, lengths = '1', []
for _ in range(18):
    lengths.append(len(s))
    s = say(s)
print(lengths, s[:30])
def kaprekar(n):
    steps = []
    while n not in steps:
        steps.append(n)
        d = f'{n:04}'
        n = int(''.join(sorted(d, reverse=True))) - int(''.join(sorted(d)))
    return steps
print(kaprekar(3524), kaprekar(1000), {len(kaprekar(n)) for n in range(1001, 1090) if len(set(str(n))) > 1} <= set(range(12)))
def flip(n, limit=60):
    for i in range(limit):
        if str(n) == str(n)[::-1]: return i, n
        n += int(str(n)[::-1])
    return None
print([flip(n) for n in (5, 19, 87, 89, 196)])
root = lambda n: 1 + (n - 1) % 9 if n else 0
print([root(n) for n in (0, 9, 10, 493193, 10**20 + 7)], [sum(map(int, str(n))) for n in (2**64, 10**30 - 1)])
print([n for n in range(2, 500) if sum(d for d in range(1, n) if n % d == 0) == n])
