# Natural merge sort that counts its runs and comparisons.
def runs(a):
    out, start = [], 0
    for i in range(1, len(a) + 1):
        if i == len(a) or a[i] < a[i - 1]:
            out.append(a[start:i])
            start = i
    return out
compared = 0
def merge(x, y):
    global compared
    out, i, j = [], 0, 0
    while i < len(x) and j < len(y):
        compared += 1
        if y[j] < x[i]:
            out.append(y[j]); j += 1
        else:
            out.append(x[i]); i += 1
    return out + x[i:] + y[j:]
def sort(a):
    rs, rounds = runs(a), 0
    while len(rs) > 1:
        rs = [merge(rs[k], rs[k + 1]) if k + 1 < len(rs) else rs[k] for k in range(0, len(rs), 2)]
        rounds += 1
    return (rs[0] if rs else []), rounds
seed = 7
def rand(n):
    global seed
    seed = (seed * 1103515245 + 12345) % 2147483648
    return (seed >> 8) % n
for size in (0, 1, 2, 10, 60):
    data = [rand(100) for _ in range(size)]
    got, rounds = sort(data)
    print(size, len(runs(data)), rounds, compared, got == sorted(data), got[:8])
print(sort(list(range(30)))[1], sort(list(range(30, 0, -1)))[1])
words = 'the quick brown fox jumps over the lazy dog and runs'.split()
print(sort(words))
mixed = [3, 2.5, True, 10**20, -1, 2.5, False, 0]
print(sort(mixed))
try:
    sort([1, 2, 'x', 3])
except TypeError as e:
    print(e)
