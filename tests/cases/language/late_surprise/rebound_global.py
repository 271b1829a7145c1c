# Globals, functions and builtins that the loop has folded are rebound late, shadowed and restored.
K = 3
def f(x): return x + K
def scale(x): return x * 2
def work(i): return scale(f(i))
log, s = [], 0
for i in range(200):
    s += work(i)
    if i == 100: K = 1000
    if i == 120: K = 0.5
    if i == 140: scale = lambda x: -x
    if i == 160: f = str.__len__ if False else (lambda x: K)
    if i == 180: del K; K = 9
    if i % 20 == 0: log.append(s)
print(log, s)
def lengths(rows):
    out = []
    for i, r in enumerate(rows):
        out.append(len(r))
        if i == 120: globals()['len'] = lambda r: -1
        if i == 130: del globals()['len']
    return out
out = lengths([[0] * (i % 5) for i in range(160)])
print(out[:8], out[118:150], len('abc'))
def uses_name(n):
    total, missing = 0, 0
    for i in range(n):
        try: total += bonus
        except NameError as e: missing += 1; last = str(e)
        if i == 110: globals()['bonus'] = 5
        if i == 130: del globals()['bonus']
    return total, missing, last
print(uses_name(150))
res = []
for i in range(130):
    res.append(abs(-i) + max(i, 5) + sum([i, 1]))
    if i == 100: abs = lambda v: v
    if i == 105: max = min
    if i == 110: sum = lambda l: 0
    if i == 115: del abs, max, sum
print(res[98:118], abs(-1), max(1, 2), sum([4]))
