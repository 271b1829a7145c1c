# A loop of small ints in which one late round makes a big one, and the next is small again.
def step(acc, i): return acc * 3 + i
acc, shown, total = 1, [], 0
for i in range(200):
    acc = step(acc, i) % 1000003
    if i == 170: acc <<= 70
    total += acc
    if i > 167 and i < 176: shown.append(acc)
print(shown, total, acc)
def triangle(n, at):
    s = 0
    for i in range(n):
        s += i if i != at else 2**62
        s -= 2**62 if i == at + 3 else 0
    return s
print([triangle(150, at) for at in (0, 75, 140, 146, 147, 148, 149, 500)])
def fact_mod(rounds, big):
    f, peak = 1, 0
    for i in range(1, rounds):
        f = f * i
        peak = max(peak, f.bit_length())
        if i != big: f %= 997
    return f, peak
print(fact_mod(180, 0), fact_mod(180, 150), fact_mod(180, 179))
neg, n = [], -1
for i in range(130):
    n = n * 2 if i < 64 else n // 2
    if i in (0, 30, 61, 62, 63, 64, 65, 66, 100, 129): neg.append(n)
print(neg)
x, hits = 2**62 - 100, 0
for i in range(160):
    x += 1
    if x >= 2**62: hits += 1
    if x == 2**62 + 20: x -= 40
print(x - 2**62, hits)
i = 0
while i < 2**63:
    i = i * 2 + 1 if i > 100 else i + 1
print(i)
