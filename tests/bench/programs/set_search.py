"""Puzzles by sets: the cliques of a graph, colours for its nodes, sudokus, the fewest sets that cover all, and states of
an automaton that are merged. Answers are checked against what they must satisfy, and all cliques are counted, so a
search that stops at the first would not do."""

import random
from collections import defaultdict
from itertools import combinations

PUZZLES = [
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
    "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..",
]


def random_graph(nodes, share, rng):
    graph = {node: set() for node in range(nodes)}
    for a, b in combinations(range(nodes), 2):
        if rng.random() < share:
            graph[a].add(b)
            graph[b].add(a)
    return graph


def cliques(graph, taken, possible, excluded):
    """All largest cliques, by Bron and Kerbosch with a pivot."""
    if not possible and not excluded:
        yield frozenset(taken)
        return
    pivot = max(possible | excluded, key=lambda node: (len(graph[node] & possible), node))
    for node in sorted(possible - graph[pivot]):
        yield from cliques(graph, taken | {node}, possible & graph[node], excluded & graph[node])
        possible = possible - {node}
        excluded = excluded | {node}


def colours(graph):
    """A colour for each node; the node with the most different neighbours comes next."""
    chosen = {}
    near = {node: set() for node in graph}
    left = set(graph)
    while left:
        node = max(left, key=lambda n: (len(near[n]), len(graph[n]), -n))
        left.remove(node)
        colour = 0
        while colour in near[node]:
            colour += 1
        chosen[node] = colour
        for neighbour in graph[node] & left:
            near[neighbour].add(colour)
    return chosen


CELLS = [(row, column) for row in range(9) for column in range(9)]
DIGITS = frozenset("123456789")


def units():
    rows = [frozenset((row, column) for column in range(9)) for row in range(9)]
    columns = [frozenset((row, column) for row in range(9)) for column in range(9)]
    boxes = [frozenset((row + i, column + j) for i in range(3) for j in range(3)) for row in (0, 3, 6) for column in (0, 3, 6)]
    return rows + columns + boxes


UNITS = units()
OF_CELL = {cell: [unit for unit in UNITS if cell in unit] for cell in CELLS}
PEERS = {cell: frozenset().union(*OF_CELL[cell]) - {cell} for cell in CELLS}


class Sudoku:
    def __init__(self, text):
        self.options = {cell: set(DIGITS) for cell in CELLS}
        self.tried = 0
        for cell, digit in zip(CELLS, text):
            if digit in DIGITS and not self.assign(self.options, cell, digit):
                raise ValueError("no solution")

    def assign(self, options, cell, digit):
        return all(self.remove(options, cell, other) for other in options[cell] - {digit})

    def remove(self, options, cell, digit):
        if digit not in options[cell]:
            return True
        options[cell].discard(digit)
        if not options[cell]:
            return False
        if len(options[cell]) == 1:
            (last,) = options[cell]
            if not all(self.remove(options, peer, last) for peer in PEERS[cell]):
                return False
        for unit in OF_CELL[cell]:
            places = {place for place in unit if digit in options[place]}
            if not places:
                return False
            if len(places) == 1 and not self.assign(options, places.pop(), digit):
                return False
        return True

    def solve(self, options=None):
        options = self.options if options is None else options
        open_cells = [(len(options[cell]), cell) for cell in CELLS if len(options[cell]) > 1]
        if not open_cells:
            return "".join(min(options[cell]) for cell in CELLS)
        _, cell = min(open_cells)
        for digit in sorted(options[cell]):
            self.tried += 1
            copied = {place: set(digits) for place, digits in options.items()}
            if self.assign(copied, cell, digit):
                solution = self.solve(copied)
                if solution:
                    return solution
        return None


def solved(text):
    values = dict(zip(CELLS, text))
    return all({values[cell] for cell in unit} == DIGITS for unit in UNITS)


def fewest(universe, groups):
    """The fewest groups that cover the universe, by trying the element that is in the fewest groups."""
    holders = {element: [name for name, members in groups.items() if element in members] for element in universe}
    best = list(groups)

    def search(left, names):
        nonlocal best
        if not left:
            if len(names) < len(best):
                best = sorted(names)
            return
        if len(names) + -(-len(left) // largest) >= len(best):
            return
        element = min(left, key=lambda e: (len(holders[e]), e))
        for name in sorted(holders[element], key=lambda n: (-len(groups[n] & left), n)):
            search(left - groups[name], names + [name])

    largest = max(map(len, groups.values()))
    search(frozenset(universe), [])
    return best


def smallest_automaton(states, alphabet, step, accepting):
    """The classes of states that no word tells apart, by splitting."""
    parts = {frozenset(accepting), frozenset(states - accepting)}
    waiting = set(parts)
    while waiting:
        splitter = min(waiting, key=lambda part: (len(part), min(part)))
        waiting.remove(splitter)
        for letter in alphabet:
            source = {state for state in states if step[state, letter] in splitter}
            for part in [part for part in parts if part & source and part - source]:
                inside, outside = part & source, part - source
                parts.remove(part)
                parts |= {inside, outside}
                if part in waiting:
                    waiting.remove(part)
                    waiting |= {inside, outside}
                else:
                    waiting.add(min(inside, outside, key=lambda p: (len(p), min(p))))
    return parts


def main():
    rng = random.Random(8)
    graph = random_graph(115, 0.5, rng)
    found = set(cliques(graph, frozenset(), set(graph), set()))
    sizes = defaultdict(int)
    for clique in found:
        sizes[len(clique)] += 1
    print(len(found), sorted(sizes.items()), sorted(max(found, key=lambda c: (len(c), sorted(c)))))
    print(all(b in graph[a] for clique in found for a, b in combinations(sorted(clique), 2)))
    graph = random_graph(250, 0.2, rng)
    chosen = colours(graph)
    print(max(chosen.values()) + 1, all(chosen[a] != chosen[b] for a in graph for b in graph[a]), chosen[100])
    for puzzle in PUZZLES:
        sudoku = Sudoku(puzzle)
        solution = sudoku.solve()
        print(solution[:27], solved(solution), sudoku.tried)
    universe = set(range(60))
    groups = {f"g{i:02}": frozenset(rng.sample(range(60), rng.randint(8, 15))) for i in range(26)}
    groups["rest"] = frozenset(universe.difference(*groups.values()))
    best = fewest(universe, groups)
    print(best, set().union(*(groups[name] for name in best)) == universe)
    states = set(range(240))
    step = {(s, letter): (s * (3 + i) + i) % 60 + 60 * (s % 4) for s in states for i, letter in enumerate("abc")}
    parts = smallest_automaton(states, "abc", step, {s for s in states if s % 60 % 5 == 0})
    print(len(parts), sum(map(len, parts)), sorted(sorted(part)[:3] for part in parts)[:5])


if __name__ == "__main__":
    main()
