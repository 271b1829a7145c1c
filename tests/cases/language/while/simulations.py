# Longer while loops: life on a torus, a queue, a bank of counters.


def life(cells, w, h, rounds):
    while rounds:
        rounds -= 1
        new = []
        y = 0
        while y < h:
            row = []
            x = 0
            while x < w:
                n = 0
                for dy in (-1, 0, 1):
                    for dx in (-1, 0, 1):
                        if dx or dy:
                            n += cells[(y + dy) % h][(x + dx) % w]
                row.append(1 if n == 3 or (n == 2 and cells[y][x]) else 0)
                x += 1
            new.append(row)
            y += 1
        cells = new
    return cells


board = [[0] * 12 for _ in range(10)]
for x, y in ((1, 0), (2, 1), (0, 2), (1, 2), (2, 2), (7, 5), (8, 5), (9, 5)):
    board[y][x] = 1
for row in life(board, 12, 10, 9):
    print("".join([".#"[c] for c in row]))


def josephus(n, k):
    people = list(range(n))
    order = []
    at = 0
    while len(people) > 1:
        at = (at + k - 1) % len(people)
        order.append(people.pop(at))
    return people[0], order[:5]


print(josephus(41, 3), josephus(150, 7))
queue = [(0, 0)]
seen = {(0, 0): 0}
while queue:
    a, b = queue.pop(0)
    for state in ((5, b), (a, 3), (0, b), (a, 0), (max(0, a - (3 - b)), min(3, a + b)), (min(5, a + b), max(0, b - (5 - a)))):
        if state not in seen:
            seen[state] = seen[a, b] + 1
            queue.append(state)
print(len(seen), seen[4, 0], max(seen.values()))
