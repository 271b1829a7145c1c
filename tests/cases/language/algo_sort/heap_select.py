# Heapsort, k-th smallest by quickselect, and a running median with two heaps written by hand.
def sift(a, i, n, less):
    while True:
        c = 2 * i + 1
        if c >= n:
            return
        if c + 1 < n and less(a[c], a[c + 1]):
            c += 1
        if not less(a[i], a[c]):
            return
        a[i], a[c] = a[c], a[i]
        i = c
def heapsort(a, less=lambda x, y: x < y):
    for i in range(len(a) // 2 - 1, -1, -1):
        sift(a, i, len(a), less)
    for end in range(len(a) - 1, 0, -1):
        a[0], a[end] = a[end], a[0]
        sift(a, 0, end, less)
    return a
def select(a, k):
    a = list(a)
    while True:
        p = a[len(a) // 2]
        low = [v for v in a if v < p]
        same = sum(v == p for v in a)
        if k < len(low):
            a = low
        elif k < len(low) + same:
            return p
        else:
            k -= len(low) + same
            a = [v for v in a if v > p]
class Heap:
    def __init__(self, sign): self.h, self.sign = [], sign
    def push(self, v):
        h = self.h
        h.append(self.sign * v)
        i = len(h) - 1
        while i and h[i] < h[(i - 1) // 2]:
            h[i], h[(i - 1) // 2] = h[(i - 1) // 2], h[i]
            i = (i - 1) // 2
    def pop(self):
        h = self.h
        h[0], h[-1] = h[-1], h[0]
        v = h.pop()
        sift(h, 0, len(h), lambda x, y: x > y)
        return self.sign * v
    def top(self): return self.sign * self.h[0]
data = [(i * 7919 + 13) % 211 for i in range(90)]
print(heapsort(data[:]) == sorted(data), heapsort(data[:15], lambda x, y: x % 10 > y % 10))
print([select(data, k) for k in (0, 1, 44, 45, 88, 89)], sorted(data)[44:46])
low, high, medians = Heap(-1), Heap(1), []
for v in data:
    (low if not low.h or v <= low.top() else high).push(v)
    if len(low.h) > len(high.h) + 1: high.push(low.pop())
    if len(high.h) > len(low.h): low.push(high.pop())
    medians.append(low.top() if len(low.h) > len(high.h) else (low.top() + high.top()) / 2)
print(medians[:12], medians[-6:])
print(heapsort('heap select'.split() + ['zoo', 'apple']), heapsort([2.5, -1, 10**30, True]))
