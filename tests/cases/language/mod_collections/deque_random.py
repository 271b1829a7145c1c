# Deques: random sequences of operations, with and without a limit, and what they leave.
from collections import deque

seed = 12345


def rnd(n):
    global seed
    seed = (seed * 1103515245 + 12345) & 0x7FFFFFFF
    return (seed >> 8) % n


def step(d, other, log):
    what = rnd(22)
    try:
        if what < 4:
            d.append(rnd(100))
        elif what < 7:
            d.appendleft(rnd(100))
        elif what == 7:
            log.append(d.pop())
        elif what == 8:
            log.append(d.popleft())
        elif what == 9:
            d.rotate(rnd(40) - 20)
        elif what == 10:
            d.insert(rnd(30) - 15, -rnd(100))
        elif what == 11:
            d.remove(rnd(100))
        elif what == 12:
            del d[rnd(30) - 15]
        elif what == 13:
            d[rnd(30) - 15] = rnd(100)
        elif what == 14:
            log.append(d[rnd(30) - 15])
        elif what == 15:
            log.append(d.index(rnd(100), rnd(10) - 5, rnd(40)))
        elif what == 16:
            d.extend(list(other)[: rnd(5)])
        elif what == 17:
            d.extendleft(other)
            while len(d) > 40:
                d.pop()
        elif what == 18:
            d.reverse()
        elif what == 19:
            log.append((d < other, d == other, d.count(7), 5 in d))
        elif what == 20:
            d *= rnd(3)
            if len(d) > 60:
                d.clear()
        else:
            other.append(rnd(100))
            if len(other) > 6:
                other.popleft()
    except (IndexError, ValueError) as e:
        log.append(f"{type(e).__name__}: {e}")


for limit in (None, 0, 1, 7, 8, 9, 33):
    d = deque(range(10), limit)
    other = deque(maxlen=5)
    log = []
    for n in range(900):
        step(d, other, log)
        if n % 100 == 0:
            print(limit, n, list(d), list(reversed(d)), d.maxlen)
    print(d, other, len(log), log[-12:])


class Counted(deque):
    def __init__(self, *args, **keywords):
        super().__init__(*args, **keywords)
        self.added = 0

    def append(self, item):
        self.added += 1
        super().append(item)


d = Counted(maxlen=50)
for n in range(300):
    d.append([n])
    if n % 3 == 0:
        d.rotate(7)
    if n % 5 == 0:
        d.popleft()
print(d.added, len(d), sum(x[0] for x in d), d[3], d[-3])

# Items that live only in the ring.
d = deque()
for n in range(3000):
    d.append({"n": n})
    if n % 4 == 0:
        d.insert(len(d) // 2, {"n": -n})
    if len(d) > 100:
        del d[n % 50]
        d.rotate(n % 7)
        d.popleft()
print(len(d), sum(x["n"] for x in d))
it = iter(d)
print(next(it) is d[0], it.__length_hint__())
try:
    for x in d:
        d.append(1)
except RuntimeError as e:
    print(e)
try:
    deque.extra = 1
except TypeError as e:
    print(e)
