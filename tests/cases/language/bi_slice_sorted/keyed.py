# sorted, min and max with a key: what the key function sees around it, and how it may end.
import sys


def names():
    frame = sys._getframe(1)
    found = []
    while frame is not None and len(found) < 5:
        found.append(frame.f_code.co_name)
        frame = frame.f_back
    return found


class Backwards:
    def __init__(self, n):
        self.n = n

    def __lt__(self, other):
        return self.n > other.n

    def __gt__(self, other):
        return self.n < other.n


def looking(seen):
    def key(n):
        if n == 5:
            seen.append(names())
        return -n

    return key


def failing(n):
    if n == 37:
        raise KeyError(n)
    return n


def stopping(n):
    if n == 37:
        raise StopIteration(n)
    return n


def lines(call):
    try:
        call()
    except Exception as error:
        found = [type(error).__name__, error.args]
        traceback = error.__traceback__
        while traceback is not None:
            found.append((traceback.tb_frame.f_code.co_name, traceback.tb_lineno))
            traceback = traceback.tb_next
        return found


def numbers(n):
    for i in range(n):
        yield i * 7919 % 1009


def mean(rounds):
    total = 0
    for k in range(rounds):
        total += min(range(20), key=lambda n: (n * 7 + k) % 20)
        total += max([k, 3, 5, 8, 2, 4, 1, 7, 9, 11], key=lambda n: n ^ k)
        total += sorted(range(12), key=lambda n: n * k % 13)[5]
        total += sorted(range(3), key=lambda n: n * k % 3)[1]
    return total


def main():
    for k in range(3):
        seen = []
        print(sorted(range(12), key=looking(seen))[:3], min(range(12), key=looking(seen)), max(list(range(12)), key=looking(seen)))
        print(seen)
    print(sorted(range(60), key=lambda n: n % 7)[:12], sorted(range(60), key=Backwards, reverse=True)[:5])
    print(min(numbers(500), key=lambda n: abs(n - 300)), max(numbers(500), key=Backwards), max(numbers(50), key=lambda n: Backwards(n)))
    print(min((), key=failing, default="none"), max(numbers(0), key=failing, default=-1))
    for call in (
        lambda: sorted(range(60), key=failing),
        lambda: min(range(60), key=failing),
        lambda: max(numbers(0), key=failing),
        lambda: min(range(60), key=stopping),
        lambda: sorted(list(range(60)), key=stopping),
        lambda: max(5, key=failing),
        lambda: max(list(range(20)), key=lambda: 0),
        lambda: max(list(range(20)), key=lambda n: n if n < 15 else str(n)),
    ):
        print(lines(call))
    items = list(range(40))
    seen = []
    items.sort(key=lambda n: seen.append(len(items)) or -n)
    print(items[:3], set(seen))
    try:
        items.sort(key=lambda n: items.append(n) or n)
    except ValueError as error:
        print(error, len(items))
    print(mean(300))
    table = [{"id": i, "group": i * 31 % 17} for i in range(2000)]
    print([row["id"] for row in sorted(table, key=lambda row: (row["group"], -row["id"]))[:5]])
    print(max(table, key=lambda row: row["group"] * 10000 + row["id"]))
    print(min({"a": 3, "bb": 1, "ccc": 2}, key=len), max({c: ord(c) % 7 for c in "abcdefghijkl"}, key=lambda c: ord(c) % 7))


main()
