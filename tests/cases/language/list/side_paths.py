# Loops over lists and tuples with side paths: what the loop counts on is read again where a side path has changed it, the list's length most of all.
class Board:
    def __init__(self, size):
        self.moves = []
        self.size = size

    def play(self, at):
        self.moves.append(at)
        return at % self.size


def grown(items, board):
    total = 0
    for x in items:
        if x % 7 == 0 and len(items) < 400:
            items.append(x + 1)
        if x % 5 == 0:
            board.moves.append(x)
        total += x
    return total, len(items)


def cut(items, limit):
    seen = []
    for x in items:
        if x % 9 == 0:
            items.pop()
        if x == limit:
            items.clear()
        seen.append(x)
    return len(seen), seen[-1], len(items)


def tuples(rows, board):
    total = 0
    for row in rows:
        for x in row:
            if x & 3 == 0:
                total += board.play(x)
            total -= x
    return total


def replaced(items):
    it = iter(items)
    total = 0
    for x in it:
        if x % 11 == 3:
            items[:] = items[: len(items) - 1]
        if x % 50 == 49:
            items += [x - 1, x - 2]
        total = total * 3 % 1000003 + x
    return total, len(items), list(it)


board = Board(6)
for k in range(12):
    print(grown(list(range(k, 150 + k)), board), len(board.moves))
    print(cut(list(range(200 + k)), 120 + k))
    print(tuples([tuple(range(k, k + n)) for n in range(20)], board), len(board.moves))
    print(replaced(list(range(180 + k))))
