# Exactly one round raises, late, from deep inside inlined calls; state before and after is right.
class Late(Exception): pass
def leaf(i, at):
    if i == at: raise Late(i)
    return i & 7
def middle(i, at):
    a = leaf(i, at) * 2
    b = i + a
    return b
def outer(i, at, log):
    try:
        return middle(i, at)
    finally:
        if i % 50 == 0: log.append(i)
for at in (149, 150, 199, 500):
    log, s, got = [], 0, None
    for i in range(200):
        try: s += outer(i, at, log)
        except Late as e:
            got = e
            s -= 1000
    depth, t = 0, got and got.__traceback__
    while t: depth, t = depth + 1, t.tb_next
    print(at, s, log, got, depth)
def search(rows, want):
    tried = 0
    try:
        for r in rows:
            for v in r:
                tried += 1
                if 100 // (v - want) > 10**6: return 'never'
    except ZeroDivisionError:
        return f'found after {tried}'
    else: return f'none in {tried}'
rows = [[i * 13 % 17 + j * 20 for j in range(10)] for i in range(20)]
print([search(rows, w) for w in (0, 7, 196, 18, 190)])
def unwound(at):
    x = y = z = 0
    for i in range(160):
        x = i
        try:
            y = x * 2
            if i == at: [][i]
            z = y + 1
        except IndexError as e:
            return x, y, z, type(e).__name__
    return x, y, z
print([unwound(k) for k in (0, 5, 155, 159, 160)])
it, n = iter(range(120)), 0
while True:
    try: n += next(it)
    except StopIteration: break
print(n, next(it, 'empty'))
