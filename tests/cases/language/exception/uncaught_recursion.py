# exit: 1
# Endless recursion is a RecursionError, can be caught, and works again afterwards.


def down(n):
    return down(n + 1) + 1


class Chain:
    def __init__(self):
        self.depth = 0

    def go(self):
        self.depth += 1
        self.go()


for attempt in range(3):
    try:
        down(0)
    except RecursionError as e:
        print(type(e).__name__, str(e)[:32], issubclass(RecursionError, RuntimeError))
c = Chain()
try:
    c.go()
except RecursionError:
    print(c.depth > 900, c.depth < 1001)


def fine(n):
    return 0 if n == 0 else 1 + fine(n - 1)


total = 0
for i in range(120):
    total += fine(i % 60)
print(total, fine(900))


def mutual_a(n):
    if n > 3:
        raise LookupError("deep enough")
    return mutual_b(n + 1)


def mutual_b(n):
    return mutual_a(n)


mutual_a(0)
