# Membership tests in hot loops with members of several types, and sets that grow while being tested.


def first_repeat(values):
    seen = set()
    for i, v in enumerate(values):
        if v in seen:
            return i, v
        seen.add(v)
    return None


print(first_repeat([3, 1, 4, 1, 5]), first_repeat("abcdefghija"), first_repeat(range(100)), first_repeat([i * i % 101 for i in range(1, 101)]))


def happy(n):
    seen = set()
    while n != 1 and n not in seen:
        seen.add(n)
        n = sum([int(d) ** 2 for d in str(n)])
    return n == 1


print([n for n in range(1, 60) if happy(n)])
stop = {"the", "a", "of"}
text = "the end of a story of the end of the story a" * 8
print(len([w for w in text.split() if w not in stop]))
mixed = {1, "1", 1.5, (1, "1"), None, True, frozenset({1}), 2**70}
hits = 0
probes = [1, 1.0, "1", 1.5, (1, "1"), (1, 1), None, False, frozenset([1]), 2**70, 2**71, -1]
for i in range(240):
    if probes[i % 12] in mixed:
        hits += 1
print(hits, len(mixed))


class Point:
    def __init__(self, x, y):
        self.x, self.y = x, y

    def __hash__(self):
        return self.x * 31 + self.y

    def __eq__(self, other):
        return isinstance(other, Point) and self.x == other.x and self.y == other.y


visited = set()
x = y = 0
for i in range(300):
    visited.add(Point(x, y))
    x = (x + i) % 7
    y = (y + x) % 5
print(len(visited), Point(0, 0) in visited, Point(9, 9) in visited)
snake = [(0, 0)]
body = set(snake)
while len(snake) < 120:
    px, py = snake[-1]
    for step in ((px + 1, py), (px, py + 1), (px - 1, py), (px, py - 1)):
        if step not in body and 0 <= step[0] < 11 and 0 <= step[1] < 11:
            snake.append(step)
            body.add(step)
            break
    else:
        break
print(len(snake), snake[-1])
