# Natural ordering, version comparison, Levenshtein automata by sets, longest common prefixes, rotations.
def natural(s):
    out, n = [], ''
    for c in s + '\0':
        if c.isdigit(): n += c
        else:
            if n: out.append((0, int(n))); n = ''
            out.append((1, c.lower()))
    return out
files = [f'f{i}' for i in (10, 9, 1, 100)] + ['F2', 'f', 'g1b', 'g1a', 'g01', 'x99999999999999999999', 'x100000000000000000000']
print(sorted(files), sorted(files, key=natural), sep='\n')
def version(s):
    parts = []
    for p in s.split('.'):
        num, tail = p.rstrip('abrc'), p.lstrip('0123456789')
        parts.append((int(num), tail or 'z'))
    while parts and parts[-1] == (0, 'z'): parts.pop()
    return parts
vs = ['1.0', '1', '1.10', '1.9', '2.0rc', '2.0', '1.0a', '0', '1.0.0.1']
print(sorted(vs, key=version), version('1.0') == version('1.0.0'))
for bad in ('1..2', 'x', '1.2-3'):
    try: version(bad)
    except ValueError as e: print(e)
def within(word, k):
    def close(s):
        state = {(0, 0)}
        for c in s:
            new = set()
            for i, e in state:
                if i < len(word) and word[i] == c: new.add((i + 1, e))
                if e < k:
                    new |= {(i, e + 1), (i + 1, e + 1)} if i < len(word) else {(i, e + 1)}
                    for d in range(1, k - e + 1):
                        if i + d < len(word) and word[i + d] == c: new.add((i + d + 1, e + d))
            state = new
        return any(e + len(word) - i <= k for i, e in state)
    return close
words = 'hello hallo help yellow jello helo hexlo hell shell lleho'.split()
print([w for w in words if within('hello', 1)(w)], [w for w in words if within('hello', 2)(w)])
def prefix(ws):
    ws = list(ws)
    for i, cs in enumerate(zip(*ws)):
        if len(set(cs)) > 1: return ws[0][:i]
    return min(ws, key=len, default='')
print(prefix(['flower', 'flow', 'flight']), repr(prefix([])), repr(prefix(['a', 'b'])), prefix(['same'] * 100), prefix(['日本語', '日本']))
def least(s):
    i, j, k, n = 0, 1, 0, len(s)
    while i < n and j < n and k < n:
        a, b = s[(i + k) % n], s[(j + k) % n]
        if a == b: k += 1; continue
        if a > b: i += k + 1
        else: j += k + 1
        if i == j: j += 1
        k = 0
    return s[min(i, j):] + s[:min(i, j)]
print([least(w) for w in ('bca', 'banana', 'aaaa', 'x', 'mississippi')], all(least(w) == min(w[i:] + w[:i] for i in range(len(w))) for w in words))
n = 0
for i in range(130): n += natural(f'a{i}') < natural(f'a{i + 1}') if i != 120 else natural('a') < natural('1')
print(n)
