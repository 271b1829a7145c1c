# Generators of several functions in one loop: how many registers they keep differs, and a trace entered late must not read beyond.
class Tree:
    def __iter__(self):
        if self.l: yield from self.l
def build(lo, hi):
    m = (lo + hi) // 2
def count(n, step=1):
    for i in range(0, n, step):
        got = yield i
def chain(*its):
    for it in its: yield from it
def window(it, n):
    buf = []
    for x in it:
        if len(buf) == n: yield tuple(buf); buf.pop(0)
total = 0
kinds = [lambda r: count(r % 5), lambda r: range(r % 4), lambda r: [r], lambda r: "ab", lambda r: build(0, r % 6) or (), lambda r: (x * 2 for x in range(r % 3)), lambda r: window(range(r % 7), 2), lambda r: {r: 1}, lambda r: 5]
for r in range(270):
    try:
        for v in chain(*(kinds[k % 9 if r > 90 else k % 3](r) for k in range(r, r + 3))):
            if v == 17: break
    except TypeError as e: total += len(str(e))
print(total)
