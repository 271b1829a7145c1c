"""Two games that are searched: four in a row with alpha and beta, a table of positions and moves tried from the middle,
and Othello on copied boards with an evaluation of places. The computer plays against itself and against chance, and all
moves are printed, so a search that looks less far or evaluates otherwise would be seen."""

import random

WIDTH, HEIGHT = 7, 6
ORDER = sorted(range(WIDTH), key=lambda column: abs(column - WIDTH // 2))
INFINITY = 10**9


def lines():
    """All rows of four places, and those that a place is in."""
    found = []
    for x in range(WIDTH):
        for y in range(HEIGHT):
            for dx, dy in ((1, 0), (0, 1), (1, 1), (1, -1)):
                places = [(x + i * dx, y + i * dy) for i in range(4)]
                if all(0 <= a < WIDTH and 0 <= b < HEIGHT for a, b in places):
                    found.append([a * HEIGHT + b for a, b in places])
    through = [[line for line in found if place in line] for place in range(WIDTH * HEIGHT)]
    return found, through


LINES, THROUGH = lines()


class FourInARow:
    def __init__(self):
        self.cells = ["."] * (WIDTH * HEIGHT)
        self.heights = [0] * WIDTH
        self.moves = []

    def player(self):
        return "XO"[len(self.moves) % 2]

    def legal(self):
        return [column for column in ORDER if self.heights[column] < HEIGHT]

    def play(self, column):
        """Plays, and says whether that wins."""
        place = column * HEIGHT + self.heights[column]
        player = self.player()
        self.cells[place] = player
        self.heights[column] += 1
        self.moves.append(column)
        cells = self.cells
        return any(all(cells[p] == player for p in line) for line in THROUGH[place])

    def undo(self):
        column = self.moves.pop()
        self.heights[column] -= 1
        self.cells[column * HEIGHT + self.heights[column]] = "."

    def value(self):
        """For the player who moves: lines that only one of the two can still fill."""
        mine = self.player()
        total = 0
        for line in LINES:
            own = other = 0
            for place in line:
                cell = self.cells[place]
                if cell == mine:
                    own += 1
                elif cell != ".":
                    other += 1
            if own and not other:
                total += own * own * own
            elif other and not own:
                total -= other * other * other
        return total

    def __str__(self):
        rows = ["".join(self.cells[x * HEIGHT + y] for x in range(WIDTH)) for y in reversed(range(HEIGHT))]
        return "\n".join(rows)


class Searcher:
    def __init__(self, depth):
        self.depth = depth
        self.table = {}
        self.nodes = 0
        self.cuts = 0

    def best(self, game):
        alpha = -INFINITY
        best = None
        for column in game.legal():
            score = 100000 if game.play(column) else -self.search(game, self.depth - 1, -INFINITY, -alpha)
            game.undo()
            if best is None or score > alpha:
                alpha, best = score, column
        return best, alpha

    def search(self, game, depth, alpha, beta):
        self.nodes += 1
        legal = game.legal()
        if not legal:
            return 0
        if depth == 0:
            return game.value()
        key = ("".join(game.cells), depth)
        known = self.table.get(key)
        if known is not None:
            return known
        best = -INFINITY
        for column in legal:
            score = 100000 - len(game.moves) if game.play(column) else -self.search(game, depth - 1, -beta, -alpha)
            game.undo()
            if score > best:
                best = score
                alpha = max(alpha, score)
                if alpha >= beta:
                    self.cuts += 1
                    return best
        self.table[key] = best
        return best


class Othello:
    SIZE = 8
    WORTH = [
        [90, -20, 10, 5],
        [-20, -40, -2, -2],
        [10, -2, 3, 1],
        [5, -2, 1, 0],
    ]
    DIRECTIONS = [(dx, dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1) if dx or dy]

    def __init__(self, board=None, colour=1):
        if board is None:
            board = [[0] * 8 for _ in range(8)]
            board[3][3] = board[4][4] = -1
            board[3][4] = board[4][3] = 1
        self.board = board
        self.colour = colour

    def flips(self, x, y):
        if self.board[y][x]:
            return []
        found = []
        for dx, dy in self.DIRECTIONS:
            way = []
            a, b = x + dx, y + dy
            while 0 <= a < 8 and 0 <= b < 8 and self.board[b][a] == -self.colour:
                way.append((a, b))
                a += dx
                b += dy
            if way and 0 <= a < 8 and 0 <= b < 8 and self.board[b][a] == self.colour:
                found += way
        return found

    def moves(self):
        result = {}
        for y in range(8):
            for x in range(8):
                flipped = self.flips(x, y)
                if flipped:
                    result[x, y] = flipped
        return result

    def after(self, place, flipped):
        board = [row[:] for row in self.board]
        for x, y in [place, *flipped]:
            board[y][x] = self.colour
        return Othello(board, -self.colour)

    def passed(self):
        return Othello(self.board, -self.colour)

    def count(self):
        return sum(map(sum, self.board)) * self.colour

    def value(self):
        total = 0
        for y, row in enumerate(self.board):
            worth = self.WORTH[min(y, 7 - y)]
            total += sum(cell * worth[min(x, 7 - x)] for x, cell in enumerate(row) if cell)
        return total * self.colour


def negamax(state, depth, alpha, beta, passed=False):
    moves = state.moves()
    if not moves:
        if passed:
            return 1000 * state.count(), None
        score, _ = negamax(state.passed(), depth, -beta, -alpha, True)
        return -score, None
    if depth == 0:
        return state.value() + 4 * len(moves), None
    best = None
    for place in sorted(moves, key=lambda p: (-Othello.WORTH[min(p[1], 7 - p[1])][min(p[0], 7 - p[0])], p)):
        score, _ = negamax(state.after(place, moves[place]), depth - 1, -beta, -alpha)
        if -score > alpha or best is None:
            alpha, best = max(alpha, -score), place
        if alpha >= beta:
            break
    return alpha, best


def othello(depths, rng, rounds):
    """A game; a side with depth 0 plays by chance. Gives the score of the first side and the moves."""
    state, shown, passes = Othello(), [], 0
    while passes < 2 and len(shown) < rounds:
        moves = state.moves()
        if not moves:
            passes += 1
            state = state.passed()
            continue
        passes = 0
        depth = depths[0 if state.colour == 1 else 1]
        place = negamax(state, depth, -INFINITY, INFINITY)[1] if depth else rng.choice(sorted(moves))
        shown.append("abcdefgh"[place[0]] + str(place[1] + 1))
        state = state.after(place, moves[place])
    return state.count() * state.colour, "".join(shown)


def main():
    game = FourInARow()
    searchers = [Searcher(5), Searcher(4)]
    won = False
    while not won and game.legal():
        column, score = searchers[len(game.moves) % 2].best(game)
        won = game.play(column)
        if len(game.moves) % 6 == 0:
            print(len(game.moves), column, score)
    print(game)
    print("".join(map(str, game.moves)), won, [(s.nodes, s.cuts, len(s.table)) for s in searchers])
    rng = random.Random(4)
    print(othello((2, 0), rng, 60))
    print(othello((1, 2), rng, 40))
    print([othello((0, 0), rng, 60)[0] for _ in range(20)])


if __name__ == "__main__":
    main()
