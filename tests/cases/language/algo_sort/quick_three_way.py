# Quicksort in place with an explicit stack and three-way partition, over ints, floats and tuples.
def partition(a, lo, hi, key):
    pivot, lt, gt, i = key(a[(lo + hi) // 2]), lo, hi, lo
    while i <= gt:
        k = key(a[i])
        if k < pivot:
            a[lt], a[i] = a[i], a[lt]
            lt += 1; i += 1
        elif k > pivot:
            a[gt], a[i] = a[i], a[gt]
            gt -= 1
        else:
            i += 1
    return lt, gt
def quick(a, key=lambda v: v):
    stack, splits = [(0, len(a) - 1)], 0
    while stack:
        lo, hi = stack.pop()
        if lo >= hi:
            continue
        lt, gt = partition(a, lo, hi, key)
        splits += 1
        stack += [(lo, lt - 1), (gt + 1, hi)]
    return splits
x = 12345
def rnd():
    global x
    x = (x * 69069 + 1) & 0xFFFFFFFF
    return x >> 16
a = [rnd() % 50 for _ in range(120)]
b = [v / 8 - 2 for v in a[:60]]
c = [(v % 7, -v) for v in a[:50]]
for data in (a, b, c):
    copy = list(data)
    n = quick(copy)
    print(n, copy == sorted(data), copy[0], copy[len(copy) // 2], copy[-1])
d = list(a)
print(quick(d, key=lambda v: (-(v % 10), v)), d[:12])
print(quick([]), quick([1]), quick([5] * 20))
e = [2**62 + v * 2**58 for v in a[:40]]
quick(e)
print(e == sorted(e), e[0], e[-1])
