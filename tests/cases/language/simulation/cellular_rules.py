# One-dimensional automata: rules 30, 90, 110 and 184 as lists, as big integers and as strings.
def as_list(rule, row):
    n = len(row)
    return [rule >> (row[i - 1] * 4 + row[i] * 2 + row[(i + 1) % n]) & 1 for i in range(n)]
def as_int(rule, row, width):
    mask = (1 << width) - 1
    l = (row >> 1) | (row << width - 1) & mask
    r = (row << 1 | row >> width - 1) & mask
    out = 0
    for k in range(8):
        if rule >> k & 1: out |= (l if k & 4 else ~l) & (row if k & 2 else ~row) & (r if k & 1 else ~r)
    return out & mask
def as_str(table, row): return ''.join(table[a] for a in map(''.join, zip(row[-1] + row[:-1], row, row[1:] + row[:1])))
W = 41
for rule in (30, 90, 110, 184):
    a = [0] * W
    a[W // 2] = 1
    if rule == 184: a = [int(i * i % 7 < 3) for i in range(W)]
    b = int(''.join(map(str, a)), 2)
    c = ''.join(' #'[v] for v in a)
    table = {f'{p}{q}{r}'.replace('0', ' ').replace('1', '#'): ' #'[rule >> p * 4 + q * 2 + r & 1] for p in (0, 1) for q in (0, 1) for r in (0, 1)}
    same, pop = True, []
    for t in range(24):
        if t < 8: print(c.rstrip())
        pop.append(sum(a))
        same = same and f'{b:0{W}b}' == ''.join(map(str, a)) == c.replace(' ', '0').replace('#', '1')
        a, b, c = as_list(rule, a), as_int(rule, b, W), as_str(table, c)
    print(rule, same, pop[:12], pop[-1], hex(b))
def langton(steps):
    black, x, y, dx, dy = set(), 0, 0, 0, -1
    for i in range(steps):
        if (x, y) in black:
            black.discard((x, y))
            dx, dy = dy, -dx
        else:
            black.add((x, y))
            dx, dy = -dy, dx
        x, y = x + dx, y + dy
    return len(black), x, y
print([langton(n) for n in (0, 1, 100, 1000)])
