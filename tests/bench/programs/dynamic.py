"""Answers remembered by their questions: edit distance with the edits themselves, a knapsack, a robot that decides under
chance, the shortest way around towns by sets of bits, words cut out of letters, and a game of stones. The questions are
tuples in dicts or arguments of cached functions, made anew with every run."""

import random
from functools import lru_cache


def edits(a, b):
    """What turns one text into another at the least cost: a table by pairs of places."""
    cost = {}
    for i in range(len(a) + 1):
        cost[i, 0] = (i, "delete" if i else "")
    for j in range(1, len(b) + 1):
        cost[0, j] = (j, "insert")
    for i in range(1, len(a) + 1):
        for j in range(1, len(b) + 1):
            if a[i - 1] == b[j - 1]:
                best = (cost[i - 1, j - 1][0], "keep")
            else:
                best = min(
                    (cost[i - 1, j - 1][0] + 1, "replace"),
                    (cost[i - 1, j][0] + 1, "delete"),
                    (cost[i, j - 1][0] + 1, "insert"),
                )
            cost[i, j] = best
    steps = []
    i, j = len(a), len(b)
    while i or j:
        step = cost[i, j][1]
        steps.append(step)
        if step != "insert":
            i -= 1
        if step != "delete":
            j -= 1
    return cost[len(a), len(b)][0], steps[::-1]


def longest_common(a, b):
    @lru_cache(maxsize=None)
    def length(i, j):
        if i == len(a) or j == len(b):
            return 0
        if a[i] == b[j]:
            return 1 + length(i + 1, j + 1)
        return max(length(i + 1, j), length(i, j + 1))

    # From the back, so that no call goes deep.
    for i in range(len(a), -1, -1):
        for j in range(len(b), -1, -1):
            length(i, j)
    return length(0, 0), length.cache_info().currsize


def knapsack(items, room):
    """The best value for every weight that can be reached, with what was taken."""
    best = {0: (0, ())}
    for name, weight, value in items:
        for total, (worth, taken) in sorted(best.items(), reverse=True):
            new = total + weight
            if new <= room and worth + value > best.get(new, (-1, ()))[0]:
                best[new] = (worth + value, taken + (name,))
    return max(best.items(), key=lambda item: (item[1][0], -item[0]))


class World:
    """A grid where moves go wrong now and then: value iteration finds what is best in each state."""

    MOVES = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
    TURNS = {"N": "EW", "S": "EW", "E": "NS", "W": "NS"}

    def __init__(self, size, rng):
        self.size = size
        self.goals = {(size - 1, 0): 1.0, (size - 1, 1): -1.0, (size // 2, size // 2): -0.5}
        self.walls = {(rng.randrange(size), rng.randrange(size)) for _ in range(size)} - set(self.goals) - {(0, size - 1)}
        self.states = [(x, y) for x in range(size) for y in range(size) if (x, y) not in self.walls]

    def move(self, state, direction):
        dx, dy = self.MOVES[direction]
        there = (state[0] + dx, state[1] + dy)
        if there in self.walls or not (0 <= there[0] < self.size and 0 <= there[1] < self.size):
            return state
        return there

    def outcomes(self, state, direction):
        yield 0.8, self.move(state, direction)
        for turn in self.TURNS[direction]:
            yield 0.1, self.move(state, turn)

    def iterate(self, discount, tolerance):
        values = dict.fromkeys(self.states, 0.0)
        values.update(self.goals)
        rounds = 0
        while True:
            change = 0.0
            for state in self.states:
                if state in self.goals:
                    continue
                best = max(sum(p * values[to] for p, to in self.outcomes(state, move)) for move in self.MOVES)
                best = -0.02 + discount * best
                change = max(change, abs(best - values[state]))
                values[state] = best
            rounds += 1
            if change < tolerance:
                return values, rounds

    def policy(self, values):
        def worth(state, move):
            return sum(p * values[to] for p, to in self.outcomes(state, move))

        return {state: max(self.MOVES, key=lambda move: worth(state, move)) for state in self.states}

    def show(self, policy):
        rows = []
        for y in range(self.size):
            cells = ((x, y) for x in range(self.size))
            rows.append("".join("#" if c in self.walls else "*" if c in self.goals else policy[c] for c in cells))
        return rows


def round_trip(places):
    """The shortest way through all places and back: states are a set of bits and a place."""
    n = len(places)
    apart = [[abs(a[0] - b[0]) + abs(a[1] - b[1]) for b in places] for a in places]

    @lru_cache(maxsize=None)
    def rest(seen, at):
        if seen == (1 << n) - 1:
            return apart[at][0], 0
        return min((apart[at][to] + rest(seen | 1 << to, to)[0], to) for to in range(n) if not seen >> to & 1)

    way = [0]
    seen = 1
    while len(way) < n:
        way.append(rest(seen, way[-1])[1])
        seen |= 1 << way[-1]
    return rest(1, 0)[0], way, rest.cache_info()


def cut(text, words):
    """In how many ways a text is made of words, and the way with the fewest."""
    ways = {0: (1, 0, None)}
    longest = max(map(len, words))
    for end in range(1, len(text) + 1):
        count, fewest, before = 0, 0, None
        for start in range(max(0, end - longest), end):
            if start in ways and text[start:end] in words:
                count += ways[start][0]
                if before is None or ways[start][1] + 1 < fewest:
                    fewest, before = ways[start][1] + 1, start
        if count:
            ways[end] = (count, fewest, before)
    return ways.get(len(text))


def wins(heaps, cache):
    """Whether who moves wins: takes 1 to 3 from one heap, or splits one into two that are not alike."""
    if heaps in cache:
        return cache[heaps]
    result = False
    for i, heap in enumerate(heaps):
        rest = heaps[:i] + heaps[i + 1 :]
        after = [rest + (heap - take,) for take in (1, 2, 3) if take <= heap]
        after += [rest + (part, heap - part) for part in range(1, (heap + 1) // 2)]
        if any(not wins(tuple(sorted(h for h in new if h)), cache) for new in after):
            result = True
            break
    cache[heaps] = result
    return result


def main():
    rng = random.Random(31)
    a = "".join(rng.choice("acgt") for _ in range(520))
    b = "".join(c for c in a if rng.random() < 0.9) + "acgt" * 5
    distance, steps = edits(a, b)
    print(distance, {step: steps.count(step) for step in sorted(set(steps))}, longest_common(a, b))
    items = [(f"i{n}", rng.randint(5, 60), rng.randint(10, 200)) for n in range(80)]
    print(knapsack(items, 1000))
    world = World(18, rng)
    values, rounds = world.iterate(0.98, 1e-6)
    print(rounds, "%.6f" % values[0, 13], "%.6f" % sum(values.values()))
    print("\n".join(world.show(world.policy(values))))
    places = [(rng.randrange(100), rng.randrange(100)) for _ in range(12)]
    length, way, info = round_trip(places)
    print(length, way, info.misses, info.hits)
    words = {"".join(rng.choice("ab") for _ in range(rng.randint(1, 7))) for _ in range(60)}
    print(cut("abbaabab" * 40, words))
    cache = {}
    print([wins((n,), cache) for n in range(1, 13)], wins((2, 3, 6), cache), len(cache), sum(cache.values()))


if __name__ == "__main__":
    main()
