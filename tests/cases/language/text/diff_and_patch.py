# A line diff by longest common subsequence, unified hunks, and a patch that applies or refuses.
def diff(a, b):
    t = [[0] * (len(b) + 1) for _ in range(len(a) + 1)]
    for i in range(len(a) - 1, -1, -1):
        for j in range(len(b) - 1, -1, -1):
            t[i][j] = t[i + 1][j + 1] + 1 if a[i] == b[j] else max(t[i + 1][j], t[i][j + 1])
    i = j = 0
    while i < len(a) or j < len(b):
        if i < len(a) and j < len(b) and a[i] == b[j]:
            yield ' ', a[i]
            i, j = i + 1, j + 1
        elif j == len(b) or i < len(a) and t[i + 1][j] >= t[i][j + 1]:
            yield '-', a[i]
            i += 1
        else:
            yield '+', b[j]
            j += 1
def hunks(edits, context=1):
    edits = list(edits)
    keep = [any(k != ' ' for k, _ in edits[max(0, i - context):i + context + 1]) for i in range(len(edits))]
    out, old, new = [], 1, 1
    for (kind, line), k in zip(edits, keep):
        if k:
            if not out or not out[-1][3]: out.append([old, new, [], True])
            out[-1][2].append(kind + line)
        elif out: out[-1][3] = False
        old += kind != '+'
        new += kind != '-'
    return [(o, n, lines) for o, n, lines, _ in out]
class Conflict(Exception): pass
def patch(a, hs):
    out, at = [], 0
    for old, _, lines in hs:
        out += a[at:old - 1]
        at = old - 1
        for l in lines:
            if l[0] in ' -':
                if at >= len(a) or a[at] != l[1:]: raise Conflict(f'line {at + 1}: wanted {l[1:]!r}, found {a[at] if at < len(a) else None!r}')
                at += 1
            if l[0] in ' +': out.append(l[1:])
    return out + a[at:]
a = 'one two three four five six seven eight nine ten'.split()
b = 'one 2 three four five six seven eight eight nine eleven'.split()
hs = hunks(diff(a, b))
for o, n, lines in hs: print(f'@@ {o},{n} @@', *lines)
print(patch(a, hs) == b, hunks(diff(a, a)), len(list(diff([], a))), [k for k, _ in diff('abcabba', 'cbabac')])
try: patch(b, hs)
except Conflict as e: print(e)
lines, fails = list(a), []
for i in range(100):
    new = list(lines)
    if i % 3 == 0: new.insert(i % len(new), f'new{i}')
    elif i % 3 == 1: del new[i % len(new)]
    else: new[i % len(new)] = new[i % len(new)].upper()
    h = hunks(diff(lines, new), i % 4)
    assert patch(lines, h) == new
    try: patch(a, h)
    except Conflict as e: fails.append(str(e))
    lines = new
print(lines, len(fails), fails[0], fails[-1], sep='\n')
