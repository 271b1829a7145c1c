# Backtracking: n queens by generator and by bits, a knight's tour by Warnsdorff's rule.
def queens(n, row=0, cols=(), down=(), up=()):
    if row == n:
        yield cols
        return
    for c in range(n):
        if c not in cols and row - c not in down and row + c not in up:
            yield from queens(n, row + 1, cols + (c,), down + (row - c,), up + (row + c,))
def count(n, cols=0, down=0, up=0):
    full = (1 << n) - 1
    if cols == full: return 1
    total, free = 0, full & ~(cols | down | up)
    while free:
        bit = free & -free
        free ^= bit
        total += count(n, cols | bit, (down | bit) << 1, (up | bit) >> 1)
    return total
for n in range(1, 7):
    sols = list(queens(n))
    print(n, len(sols), count(n), sols[:2])
for c in next(queens(6)): print('.' * c + 'Q' + '.' * (5 - c))
moves = [(1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)]
def tour(size, x, y):
    board = {(i, j): 0 for i in range(size) for j in range(size)}
    def free(p):
        return [(p[0] + dx, p[1] + dy) for dx, dy in moves if board.get((p[0] + dx, p[1] + dy)) == 0]
    at, step = (x, y), 1
    board[at] = step
    while options := free(at):
        at = min(options, key=lambda p: (len(free(p)), p))
        step += 1
        board[at] = step
    return step, board
for size, x, y in ((5, 0, 0), (6, 1, 1), (8, 0, 0), (3, 0, 0)):
    step, board = tour(size, x, y)
    print(size, step, step == size * size)
    for j in range(size):
        if size < 7: print(' '.join(f'{board[i, j]:2}' for i in range(size)))
