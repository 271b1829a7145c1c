"""Go on nine lines, played by Monte Carlo tree search: chains with counted liberties, random games to their end,
and a tree whose moves are tried by upper confidence bounds. Two such players of different patience meet."""

from math import log, sqrt

SIZE = 9
WIDTH = SIZE + 1
EMPTY, BLACK, WHITE, EDGE = range(4)
KOMI = 7.5
PASS = 0
POINTS = [row * WIDTH + column for row in range(1, SIZE + 1) for column in range(1, SIZE + 1)]
AROUND = {p: (p - WIDTH, p - 1, p + 1, p + WIDTH) for p in POINTS}
CORNERS = {p: (p - WIDTH - 1, p - WIDTH + 1, p + WIDTH - 1, p + WIDTH + 1) for p in POINTS}


class Random:
    """Xorshift, of 32 bits."""

    def __init__(self, seed):
        self.state = seed

    def below(self, n):
        x = self.state
        x ^= x << 13 & 0xFFFFFFFF
        x ^= x >> 17
        x ^= x << 5 & 0xFFFFFFFF
        self.state = x
        return x % n


class Chain:
    """Stones of a colour that live or die together. A liberty counts once for every stone that touches it."""

    def __init__(self, stones, liberties):
        self.stones = stones
        self.liberties = liberties


class Board:
    def __init__(self):
        self.cells = [EDGE] * (WIDTH * (SIZE + 2) + 1)
        self.chains = [None] * len(self.cells)
        self.free = list(POINTS)
        self.place = [0] * len(self.cells)
        self.ko = PASS
        self.captured = 0
        for i, point in enumerate(POINTS):
            self.cells[point] = EMPTY
            self.place[point] = i

    def copy(self):
        board = Board.__new__(Board)
        board.cells = self.cells[:]
        board.chains = [None] * len(self.cells)
        board.free = self.free[:]
        board.place = self.place[:]
        board.ko = self.ko
        board.captured = self.captured
        for point, chain in enumerate(self.chains):
            if chain is not None and chain.stones[0] == point:
                twin = Chain(chain.stones[:], chain.liberties)
                for stone in twin.stones:
                    board.chains[stone] = twin
        return board

    def is_legal(self, point, colour):
        if point == self.ko:
            return False
        around = AROUND[point]
        for p in around:
            if self.cells[p] == EMPTY:
                return True
        # Without this liberty, has a friend one left, or an enemy none?
        for p in around:
            if self.chains[p] is not None:
                self.chains[p].liberties -= 1
        legal = False
        for p in around:
            chain = self.chains[p]
            if chain is not None and (chain.liberties > 0) == (self.cells[p] == colour):
                legal = True
        for p in around:
            if self.chains[p] is not None:
                self.chains[p].liberties += 1
        return legal

    def is_eye(self, point, colour):
        for p in AROUND[point]:
            if self.cells[p] not in (colour, EDGE):
                return False
        hostile = edges = 0
        for p in CORNERS[point]:
            if self.cells[p] == EDGE:
                edges = 1
            elif self.cells[p] == BLACK + WHITE - colour:
                hostile += 1
        return hostile + edges < 2

    def play(self, point, colour):
        self.ko = PASS
        if point == PASS:
            return
        self.occupy(point)
        self.cells[point] = colour
        chain = self.chains[point] = Chain([point], 0)
        lonely = True
        for p in AROUND[point]:
            if self.cells[p] == EMPTY:
                chain.liberties += 1
                lonely = False
            elif self.chains[p] is not None:
                self.chains[p].liberties -= 1
                lonely = lonely and self.cells[p] != colour
        dead = 0
        for p in AROUND[point]:
            other = self.chains[p]
            if other is None or other is chain:
                continue
            if self.cells[p] == colour:
                chain = self.join(chain, other)
            elif other.liberties == 0:
                dead += len(other.stones)
                self.remove(other)
                last = p
        self.captured += dead
        if dead == 1 and lonely:
            self.ko = last

    def occupy(self, point):
        i = self.place[point]
        moved = self.free.pop()
        if moved != point:
            self.free[i] = moved
            self.place[moved] = i

    def join(self, one, other):
        if len(one.stones) < len(other.stones):
            one, other = other, one
        for stone in other.stones:
            self.chains[stone] = one
        one.stones += other.stones
        one.liberties += other.liberties
        return one

    def remove(self, chain):
        for stone in chain.stones:
            self.cells[stone] = EMPTY
            self.chains[stone] = None
            self.place[stone] = len(self.free)
            self.free.append(stone)
        for stone in chain.stones:
            for p in AROUND[stone]:
                if self.chains[p] is not None:
                    self.chains[p].liberties += 1

    def random_move(self, colour, random):
        count = len(self.free)
        if count:
            start = random.below(count)
            for i in range(start, start + count):
                point = self.free[i if i < count else i - count]
                if self.is_legal(point, colour) and not self.is_eye(point, colour):
                    return point
        return PASS

    def finish(self, colour, random):
        """Plays at random until both pass, and tells who won."""
        passes = moves = 0
        while passes < 2 and moves < 3 * SIZE * SIZE:
            move = self.random_move(colour, random)
            self.play(move, colour)
            passes = passes + 1 if move == PASS else 0
            colour = BLACK + WHITE - colour
            moves += 1
        return BLACK if self.score() > 0 else WHITE

    def score(self):
        """Black's stones and eyes less White's, and less the komi."""
        total = -KOMI
        for point in POINTS:
            colour = self.cells[point]
            if colour == EMPTY:
                colour = self.cells[AROUND[point][0]]
                if colour == EDGE:
                    colour = self.cells[AROUND[point][3]]
                if colour == EMPTY or not self.is_eye(point, colour):
                    continue
            total += 1 if colour == BLACK else -1
        return total

    def check(self):
        for point in POINTS:
            chain = self.chains[point]
            assert (chain is None) == (self.cells[point] == EMPTY) == (point in self.free)
            if chain is not None:
                assert chain.liberties == sum(self.cells[p] == EMPTY for s in chain.stones for p in AROUND[s])

    def __str__(self):
        rows = [POINTS[i : i + SIZE] for i in range(0, len(POINTS), SIZE)]
        return "\n".join(" ".join(".XO"[self.cells[p]] for p in row) for row in rows)


class Node:
    """A position, reached by a move; its wins are those of who made the move."""

    def __init__(self, move, board, colour):
        self.move = move
        self.visits = 0
        self.wins = 0
        self.children = []
        self.untried = [p for p in board.free if board.is_legal(p, colour) and not board.is_eye(p, colour)]

    def best_child(self):
        patience = log(self.visits)
        best, highest = None, -1.0
        for child in self.children:
            value = child.wins / child.visits + sqrt(patience / child.visits)
            if value > highest:
                best, highest = child, value
        return best

    def expand(self, board, colour, random):
        i = random.below(len(self.untried))
        self.untried[i], self.untried[-1] = self.untried[-1], self.untried[i]
        move = self.untried.pop()
        board.play(move, colour)
        child = Node(move, board, BLACK + WHITE - colour)
        self.children.append(child)
        return child


def search(board, colour, games, random):
    root = Node(PASS, board, colour)
    for _ in range(games):
        node, position, turn = root, board.copy(), colour
        path = [root]
        while not node.untried and node.children:
            node = node.best_child()
            position.play(node.move, turn)
            turn = BLACK + WHITE - turn
            path.append(node)
        if node.untried:
            path.append(node.expand(position, turn, random))
            turn = BLACK + WHITE - turn
        winner = position.finish(turn, random)
        mover = BLACK + WHITE - colour
        for node in path:
            node.visits += 1
            node.wins += winner == mover
            mover = BLACK + WHITE - mover
    return max(root.children, key=lambda child: child.visits).move if root.children else PASS


def main():
    random = Random(20111)
    board = Board()
    colour = BLACK
    moves = []
    while len(moves) < 40 and moves[-2:] != [PASS, PASS]:
        move = search(board, colour, 60 if colour == BLACK else 30, random)
        board.play(move, colour)
        board.check()
        moves.append(move)
        colour = BLACK + WHITE - colour
    print(board)
    print(" ".join("ABCDEFGHJ"[m % WIDTH - 1] + str(m // WIDTH) if m else "pass" for m in moves))
    print(len(board.free), board.captured, board.score(), random.state)
    wins = sum(board.copy().finish(colour, random) == BLACK for _ in range(200))
    print("black wins", wins, "of 200")


if __name__ == "__main__":
    main()
