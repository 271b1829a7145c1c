# Edit distance with the script of edits, and the same over lists of mixed things.
def edits(a, b):
    rows = [list(range(len(b) + 1))]
    for i, x in enumerate(a, 1):
        prev, row = rows[-1], [i]
        for j, y in enumerate(b, 1):
            row.append(prev[j - 1] if x == y else 1 + min(prev[j - 1], prev[j], row[-1]))
        rows.append(row)
    script, i, j = [], len(a), len(b)
    while i or j:
        here = rows[i][j]
        if i and j and a[i - 1] == b[j - 1] and rows[i - 1][j - 1] == here:
            script.append('=')
            i, j = i - 1, j - 1
        elif i and j and rows[i - 1][j - 1] + 1 == here:
            script.append(f'{a[i - 1]}>{b[j - 1]}')
            i, j = i - 1, j - 1
        elif j and rows[i][j - 1] + 1 == here:
            script.append(f'+{b[j - 1]}')
            j -= 1
        else:
            script.append(f'-{a[i - 1]}')
            i -= 1
    return rows[-1][-1], script[::-1]
pairs = [('kitten', 'sitting'), ('', 'abc'), ('same', 'same'), ('saturday', 'sunday'), ('intention', 'execution'), ('äöü', 'aou')]
for a, b in pairs:
    d, s = edits(a, b)
    print(d, edits(b, a)[0], ' '.join(s))
print(edits([1, 2.0, 'x', None, True], [1.0, 2, None, 'x', 1]))
names = ['alpha', 'alpine', 'beta', 'bet', 'gamma', 'gammon', 'delta', 'deltoid', 'epsilon']
def closest(word):
    return min(names, key=lambda n: (edits(word, n)[0], n))
for w in ('alpa', 'betta', 'gamon', 'dlta', 'zzz'): print(w, closest(w))
class Loose(str):
    def __eq__(self, other): return str.lower(self) == str.lower(other)
    __hash__ = str.__hash__
print(edits([Loose(c) for c in 'PyThOn'], list('python'))[0], edits('PyThOn', 'python')[0])
