# Many patterns at once: an automaton of dictionaries, and a censor built on it.
class Automaton:
    def __init__(self, words):
        self.go, self.fail, self.out = [{}], [0], [[]]
        for w in words:
            at = 0
            for c in w:
                if c not in self.go[at]:
                    self.go[at][c] = len(self.go)
                    self.go.append({}); self.fail.append(0); self.out.append([])
                at = self.go[at][c]
            self.out[at].append(w)
        queue = list(self.go[0].values())
        for at in queue:
            for c, to in self.go[at].items():
                queue.append(to)
                f = self.fail[at]
                while f and c not in self.go[f]: f = self.fail[f]
                self.fail[to] = self.go[f].get(c, 0) if self.go[f].get(c, 0) != to else 0
                self.out[to] = self.out[to] + self.out[self.fail[to]]
    def scan(self, text):
        at = 0
        for i, c in enumerate(text):
            while at and c not in self.go[at]: at = self.fail[at]
            at = self.go[at].get(c, 0)
            for w in self.out[at]: yield i - len(w) + 1, w
a = Automaton(['he', 'she', 'his', 'hers', 'her', 'e'])
print(len(a.go), a.fail)
print(list(a.scan('ushers and his sheep')))
def naive(words, text):
    return sorted((i, w) for w in words for i in range(len(text)) if text.startswith(w, i))
words = ['ab', 'ba', 'aba', 'bb', 'abab', 'b']
m, s = Automaton(words), 'ab'
for k in range(7):
    s = s + s[::-1] if k % 2 else s + 'b' + s[1:]
    got = sorted(m.scan(s))
    print(k, len(s), len(got), got == naive(words, s))
    if len(s) > 150: break
def censor(text, bad):
    marks = list(text)
    for i, w in Automaton(bad).scan(text.lower()):
        for j in range(i, i + len(w)):
            if marks[j] != ' ': marks[j] = '*'
    return ''.join(marks)
print(censor('Spam and eggs, SPAMMY spa, no ham', ['spam', 'spa', 'ham', 'eggs']))
counts = {}
for _, w in a.scan('he said she heard hers; this his ' * 4): counts[w] = counts.get(w, 0) + 1
print(counts)
