"""Packing puzzles: the twelve pentominoes into boards of sixty squares, in all ways. Placements are sets of squares;
those that would cut off squares no piece can fill are dropped before the search, which fills the first free square.
One search works on sets, the other on the bits of integers."""

PIECES = {
    "F": ".## ##. .#.",
    "I": "#####",
    "L": "#... ####",
    "N": "##.. .###",
    "P": "## ## #.",
    "T": "### .#. .#.",
    "U": "#.# ###",
    "V": "#.. #.. ###",
    "W": "#.. ##. .##",
    "X": ".#. ### .#.",
    "Y": ".#.. ####",
    "Z": "##. .#. .##",
}


def squares(picture):
    return frozenset(
        (x, y) for y, row in enumerate(picture.split()) for x, mark in enumerate(row) if mark == "#"
    )


def at_origin(piece):
    left = min(x for x, _ in piece)
    top = min(y for _, y in piece)
    return frozenset((x - left, y - top) for x, y in piece)


def orientations(piece):
    """The piece turned and flipped; symmetric ones have fewer than eight."""
    found = set()
    for _ in range(4):
        piece = frozenset((-y, x) for x, y in piece)
        found.add(at_origin(piece))
        found.add(at_origin(frozenset((-x, y) for x, y in piece)))
    return found


class Puzzle:
    def __init__(self, board):
        self.board = board
        self.order = {square: i for i, square in enumerate(sorted(board))}
        self.near = {
            self.order[x, y]: [
                self.order[p] for p in ((x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1)) if p in self.order
            ]
            for x, y in board
        }
        self.placements = {name: self.places(squares(picture)) for name, picture in PIECES.items()}
        # The cross stays in the first quarter: elsewhere it makes mirrored solutions.
        self.placements["X"] = [[p for p in places if self.in_quarter(p)] for places in self.placements["X"]]

    def in_quarter(self, place):
        square = sorted(self.board)[sorted(place)[2]]
        return all(2 * middle < 1 + max(sides) for middle, sides in zip(square, zip(*self.board)))

    def places(self, piece):
        """By first square, all sets of squares that the piece can cover."""
        by_first = [[] for _ in self.order]
        width = 1 + max(x for x, _ in self.board)
        height = 1 + max(y for _, y in self.board)
        for shape in orientations(piece):
            for dx in range(width):
                for dy in range(height):
                    covered = {(x + dx, y + dy) for x, y in shape}
                    if covered <= self.board:
                        place = frozenset(self.order[square] for square in covered)
                        if self.rest_can_be_filled(place):
                            by_first[min(place)].append(place)
        for places in by_first:
            places.sort(key=sorted)
        return by_first

    def rest_can_be_filled(self, place):
        rest = set(self.near) - place
        while rest:
            if self.region(rest.pop(), rest) % 5:
                return False
        return True

    def region(self, start, rest):
        """Takes what is joined with a square out of the rest, and counts it."""
        count = 0
        edge = [start]
        while edge:
            count += 1
            for square in self.near[edge.pop()]:
                if square in rest:
                    rest.remove(square)
                    edge.append(square)
        return count

    def solve_by_sets(self):
        solutions = []
        self.fill(frozenset(self.near), sorted(PIECES), [], solutions)
        return solutions

    def fill(self, free, names, chosen, solutions):
        if not free:
            solutions.append(self.shown(chosen))
            return
        first = min(free)
        for i, name in enumerate(names):
            for place in self.placements[name][first]:
                if place <= free:
                    chosen.append((name, place))
                    self.fill(free - place, names[:i] + names[i + 1 :], chosen, solutions)
                    chosen.pop()

    def solve_by_bits(self):
        full = (1 << len(self.order)) - 1
        masks = []
        for first in range(len(self.order)):
            row = []
            for i, name in enumerate(sorted(PIECES)):
                row += [(1 << i, sum(1 << square for square in place)) for place in self.placements[name][first]]
            masks.append(row)
        self.steps = 0
        found = []
        self.fill_bits(masks, full, 0, 0, 0, [], found)
        names = sorted(PIECES)
        return [
            self.shown(
                (names[used.bit_length() - 1], [i for i in range(len(self.order)) if mask >> i & 1])
                for used, mask in chosen
            )
            for chosen in found
        ]

    def fill_bits(self, masks, full, filled, used, first, chosen, found):
        if filled == full:
            found.append(chosen[:])
            return
        while filled >> first & 1:
            first += 1
        self.steps += 1
        for piece, mask in masks[first]:
            if not piece & used and not mask & filled:
                chosen.append((piece, mask))
                self.fill_bits(masks, full, filled | mask, used | piece, first + 1, chosen, found)
                chosen.pop()

    def shown(self, chosen):
        """A solution as text: a letter per square, in the squares' order."""
        text = [""] * len(self.order)
        for name, place in chosen:
            for square in place:
                text[square] = name
        return "".join(text)


def rectangle(width, height):
    return {(x, y) for x in range(width) for y in range(height)}


def distinct(puzzle, solutions):
    """How many solutions are left when mirrored ones count once."""
    width = 1 + max(x for x, _ in puzzle.board)
    height = 1 + max(y for _, y in puzzle.board)
    squares = sorted(puzzle.board)
    views = [
        [puzzle.order[x, y] for x, y in squares],
        [puzzle.order[width - 1 - x, y] for x, y in squares],
        [puzzle.order[x, height - 1 - y] for x, y in squares],
        [puzzle.order[width - 1 - x, height - 1 - y] for x, y in squares],
    ]
    return len({min("".join([text[i] for i in view]) for view in views) for text in solutions})


def table(puzzle, solution):
    height = 1 + max(y for _, y in puzzle.board)
    return "\n".join(solution[y::height] for y in range(height))


def main():
    small = Puzzle(rectangle(20, 3))
    solutions = sorted(small.solve_by_sets())
    again = sorted(small.solve_by_bits())
    print(len(solutions), solutions == again, distinct(small, solutions), small.steps)
    print(table(small, solutions[0]))
    large = Puzzle(rectangle(15, 4))
    solutions = sorted(large.solve_by_bits())
    print(len(solutions), distinct(large, solutions), large.steps)
    print(table(large, solutions[0]))
    print(table(large, solutions[-1]))


if __name__ == "__main__":
    main()
