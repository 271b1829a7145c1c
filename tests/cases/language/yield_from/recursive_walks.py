# recursive generators
class Node:
    def __init__(self, low, high):
        middle = (low + high) // 2
        self.value = middle
        self.left = Node(low, middle) if low < middle else None
        self.right = Node(middle + 1, high) if middle + 1 < high else None
    def __iter__(self):
        if self.left is not None:
            yield from self.left
        yield self.value
        if self.right is not None:
            for x in self.right:
                yield x
def perms(items):
    if len(items) <= 1:
        yield items
        return
    for i in range(len(items)):
        for rest in perms(items[:i] + items[i + 1:]):
            yield [items[i]] + rest
t = Node(0, 60)
s = 0
for k in range(60):
    for i, v in enumerate(t):
        s += v * (i & k)
print(s)
print(sum(p[0] * p[-1] for p in perms(list(range(6)))))
def count(n):
    got = yield n
    while n:
        n -= 1
        got = yield (yield from sub(n, got))
def sub(n, got):
    return n + (got or 0)
    yield
g = count(2000)
x = next(g); tot = 0
try:
    while True:
        x = g.send(x % 7); tot += x
except StopIteration:
    print(tot)
