# Exceptions that cross several inlined calls inside a hot loop, finally blocks on the way.

log = {"enter": 0, "leave": 0, "bottom": 0}


def bottom(n):
    log["bottom"] += 1
    if n % 6 == 0:
        raise ValueError(n)
    if n % 10 == 0:
        return [1, 2, 3][n]
    return n


def middle(n):
    log["enter"] += 1
    try:
        return bottom(n) + 1
    finally:
        log["leave"] += 1


def top(n):
    try:
        return middle(n) * 2
    except ValueError as e:
        return -e.args[0]


def run(limit):
    total = 0
    lost = 0
    for n in range(1, limit):
        try:
            total += top(n)
        except IndexError as e:
            lost += n
            last = str(e)
    return total, lost, last


print(run(400), log)


class Unwinder:
    depth = 0

    def down(self, n):
        self.depth += 1
        try:
            if n == 0:
                raise LookupError("floor")
            self.down(n - 1)
        finally:
            self.depth -= 1


u = Unwinder()
hits = 0
for i in range(120):
    try:
        u.down(i % 12)
    except LookupError:
        hits += 1
print(hits, u.depth)
