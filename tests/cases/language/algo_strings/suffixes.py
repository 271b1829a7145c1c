# Suffix array, longest repeats, Burrows-Wheeler there and back, and move to front.
def suffixes(s):
    rank, k, n = [ord(c) for c in s], 1, len(s)
    sa = sorted(range(n), key=lambda i: rank[i])
    while True:
        key = lambda i: (rank[i], rank[i + k] if i + k < n else -1)
        sa.sort(key=key)
        new = [0] * n
        for a, b in zip(sa, sa[1:]): new[b] = new[a] + (key(a) < key(b))
        rank = new
        if not n or rank[sa[-1]] == n - 1: return sa
        k *= 2
def lcp(s, sa):
    out = []
    for a, b in zip(sa, sa[1:]):
        k = 0
        while max(a, b) + k < len(s) and s[a + k] == s[b + k]: k += 1
        out.append(k)
    return out
def bwt(s):
    s += '\x00'
    return ''.join(s[i - 1] for i in suffixes(s))
def unbwt(b):
    order = sorted(range(len(b)), key=lambda i: b[i])
    out, at = [], b.index('\x00')
    for _ in b:
        at = order[at]
        out.append(b[at])
    return ''.join(out[:-1])
def mtf(s):
    table, out = sorted(set(s)), []
    for c in s:
        i = table.index(c)
        out.append(i)
        table.insert(0, table.pop(i))
    return out
for s in ('banana', 'mississippi', 'a', 'aaaa', 'sidewinder slides sideways', 'naïve café naïve'):
    sa = suffixes(s)
    l = lcp(s, sa)
    top = max(l, default=0)
    print(sa[:12], sa == sorted(range(len(s)), key=lambda i: s[i:]))
    print('  ', repr(s[sa[l.index(top)]:][:top]) if l else None, len(s) * (len(s) + 1) // 2 - sum(l))
    b = bwt(s)
    print('  ', repr(b), unbwt(b) == s, mtf(b)[:20])
