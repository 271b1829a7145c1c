# A loop body with many paths, each hot enough for code of its own, some merging, some leaving early.


class Counter:
    def __init__(self):
        self.hits = [0] * 16
        self.last = None

    def hit(self, k):
        self.hits[k] += 1
        self.last = k
        return k


def paths(c, n, seed):
    x = seed
    total = 0
    for i in range(n):
        x = (x * 1103515245 + 12345) % 2147483648
        bits = x >> 16
        if bits & 1:
            if bits & 2:
                if bits & 4:
                    total += c.hit(7 if bits & 8 else 3)
                else:
                    total -= c.hit(11) if bits & 8 else c.hit(1)
            elif bits & 4:
                if not bits & 8:
                    continue
                total ^= c.hit(13)
            else:
                total += c.hit(9) * (1.5 if bits & 8 else 2)
                total = int(total)
        elif bits & 2:
            if bits & 4:
                try:
                    total += 10 // (bits & 8)
                except ZeroDivisionError:
                    total += c.hit(6)
            else:
                s = "x" * (bits >> 3 & 3)
                total += len(s) + c.hit(2)
        else:
            values = (total, i) if bits & 4 else [i, total]
            total = values[bits >> 3 & 1] + c.hit(4 if bits & 4 else 0)
        if total > 10**6:
            total = c.hit(15)
        if c.hits[5] > 100:
            break
    return total


c = Counter()
print(paths(c, 100, 1), paths(c, 400, 2026), paths(c, 1500, 7))
print(c.hits, c.last)


def route(kind, n):
    match_a = match_b = 0
    for i in range(n):
        key = kind[i % len(kind)]
        if key == "a":
            match_a += 1
        elif key == "b":
            match_b += 1
        elif key is None:
            match_a -= 1
        elif isinstance(key, float):
            match_b += key
        elif isinstance(key, tuple) and len(key) == 2:
            match_a += key[0]
            match_b += key[1]
        else:
            return i, key
    return match_a, match_b


print(route("ab", 200), route(["a", None, 1.5], 200), route(["a", "b", (2, 3), 0.25, None], 300), route(["a"] * 150 + [7], 200))
