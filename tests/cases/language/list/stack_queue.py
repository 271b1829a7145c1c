# Lists as stacks, queues and tables: brackets, breadth-first search, Pascal's triangle, knapsack.


def balanced(text):
    stack = []
    for ch in text:
        if ch in "([{":
            stack.append(ch)
        elif ch in ")]}":
            if not stack or "([{".index(stack.pop()) != ")]}".index(ch):
                return False
    return not stack


print([balanced(t) for t in ("", "([]{})", "([)]", "((", "}")], balanced("([{}])" * 60))


def shortest(maze, start, goal):
    queue = [start]
    came = {start: None}
    while queue:
        at = queue.pop(0)
        if at == goal:
            path = []
            while at is not None:
                path.append(at)
                at = came[at]
            return path[::-1]
        r, c = at
        for step in ((r + 1, c), (r, c + 1), (r - 1, c), (r, c - 1)):
            if 0 <= step[0] < len(maze) and 0 <= step[1] < len(maze[0]) and maze[step[0]][step[1]] != "#" and step not in came:
                came[step] = at
                queue.append(step)


maze = ["..#.....", ".##.###.", "....#...", ".##...#.", "...#.##.", "##.....#"]
print(shortest(maze, (0, 0), (0, 7)))
row = [1]
for _ in range(30):
    row = [1] + [a + b for a, b in zip(row, row[1:])] + [1]
print(row[:6], sum(row), max(row))


def knapsack(items, capacity):
    best = [0] * (capacity + 1)
    for weight, value in items:
        for c in range(capacity, weight - 1, -1):
            if best[c - weight] + value > best[c]:
                best[c] = best[c - weight] + value
    return best[capacity]


print(knapsack([(5, 10), (4, 40), (6, 30), (3, 50)], 10), knapsack([(i % 7 + 1, i * 13 % 29) for i in range(25)], 60))
josephus = list(range(1, 101))
while len(josephus) > 1:
    josephus = josephus[2:] + josephus[:1] if len(josephus) > 2 else josephus[:1]
print(josephus)
