# A trie of dictionaries with prefixes, wildcards and deletion; a compressed radix tree beside it.
END = '$'
class Trie:
    def __init__(self, words=()):
        self.root = {}
        for w in words: self.add(w)
    def add(self, w):
        n = self.root
        for c in w: n = n.setdefault(c, {})
        n[END] = True
    def __contains__(self, w):
        n = self.root
        for c in w:
            if c not in n: return False
            n = n[c]
        return END in n
    def match(self, pattern, n=None, got=''):
        n = self.root if n is None else n
        if not pattern:
            if END in n: yield got
            return
        for c in sorted(n):
            if c != END and pattern[0] in (c, '?'): yield from self.match(pattern[1:], n[c], got + c)
        if pattern[0] == '*':
            yield from self.match(pattern[1:], n, got)
            for c in sorted(n):
                if c != END: yield from self.match(pattern, n[c], got + c)
    def drop(self, w):
        def go(n, i):
            if i == len(w):
                del n[END]
            elif go(n[w[i]], i + 1): del n[w[i]]
            return not n
        go(self.root, 0)
words = 'car card care cart cat cater dog do door dot done'.split()
t = Trie(words)
print([w in t for w in ('car', 'ca', 'cards', 'do', 'x', '')])
for p in ('ca?', 'do*', '*t', '?o?', 'c*e*', '*'): print(p, list(t.match(p)))
for w in ('car', 'cater', 'zebra', 'ca', 'dog'):
    try:
        t.drop(w)
        print(w, 'gone', len(list(t.match('*'))))
    except KeyError as e: print(w, 'KeyError', e)
print(list(t.match('*')), t.root['d'])
def radix_add(node, w):
    for k in list(node):
        n = 0
        while n < min(len(k), len(w)) and k[n] == w[n]: n += 1
        if n or k == w:
            if n < len(k):
                node[k[:n]] = {k[n:]: node.pop(k)}
            return radix_add(node[w[:n]], w[n:])
    node[w] = {'': {}} if w else {}
def nodes(n): return 1 + sum(nodes(k) for k in n.values())
def walk(n, pre=''):
    for k in sorted(n):
        if k == '': yield pre
        else: yield from walk(n[k], pre + k)
root = {}
for i in range(120):
    w = words[i % 11] + ('s' * (i // 40)) + 'ing' * (i % 2)
    radix_add(root, w)
    if i in (3, 10, 50, 119): print(i, nodes(root), list(walk(root))[:7])
