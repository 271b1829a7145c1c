# Grundy numbers, nim sums, minimax with pruning on noughts and crosses, stones from the ends.
def grundy(n, moves, memo):
    if n not in memo:
        reach = {grundy(m, moves, memo) for m in moves(n)}
        g = 0
        while g in reach: g += 1
        memo[n] = g
    return memo[n]
memo = {}
print([grundy(n, lambda n: [n - k for k in (1, 3, 4) if k <= n], memo) for n in range(20)], len(memo))
memo = {}
print([grundy(n, lambda n: [n - k * k for k in range(1, n + 1) if k * k <= n], memo) for n in range(0, 100, 9)])
def nim(piles):
    x = 0
    for p in piles: x ^= p
    if not x: return None
    for i, p in enumerate(piles):
        if p ^ x < p: return i, p - (p ^ x)
for piles in ((3, 4, 5), (1, 1), (7,), (2**70, 5, 1), ()): print(piles, nim(piles))
def ends(a):
    best = {}
    def go(i, j):
        if i > j: return 0
        if (i, j) not in best: best[i, j] = max(a[i] - go(i + 1, j), a[j] - go(i, j - 1))
        return best[i, j]
    return go(0, len(a) - 1)
print(ends([3, 9, 1, 2]), ends([(i * 37) % 23 for i in range(22)]), ends([0.5, 2, 2**64]), ends([]))
LINES = [(0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6)]
nodes = 0
def winner(b): return next((b[i] for i, j, k in LINES if b[i] != '.' and b[i] == b[j] == b[k]), None)
def play(b, me, alpha=-2, beta=2):
    global nodes
    nodes += 1
    if (w := winner(b)): return (1 if w == me else -1), None
    if '.' not in b: return 0, None
    move = None
    for i, c in enumerate(b):
        if c == '.':
            v = -play(b[:i] + me + b[i + 1:], 'XO'[me == 'X'], -beta, -alpha)[0]
            if v > alpha: alpha, move = v, i
            if alpha >= beta: break
    return alpha, move
for b, me in (('X.O.X...O', 'X'), ('XX..OO...', 'X'), ('XX..O....', 'O'), ('XOXOXOOXO', 'X'), ('X...O....', 'X')): nodes = 0; print(b, me, play(b, me), nodes)
b, me, moves = 'X...O...X', 'O', []
while not winner(b) and '.' in b: v, m = play(b, me); b = b[:m] + me + b[m + 1:]; moves.append(m); me = 'XO'[me == 'X']
print(b, moves, winner(b))
