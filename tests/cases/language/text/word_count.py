# Words counted by dictionary, by own counter class and by sorting; tables of the commonest.
TEXT = '''It was the best of times, it was the worst of times, it was the age of wisdom,
it was the age of foolishness; it was -- the "epoch" of belief: it's an epoch of incredulity!'''
def words(text):
    word = ''
    for c in text + ' ':
        if c.isalpha() or c == "'" and word: word += c.lower()
        elif word:
            yield word
            word = ''
class Count(dict):
    def __missing__(self, k): return 0
    def top(self, n): return sorted(self.items(), key=lambda t: (-t[1], t[0]))[:n]
    def __add__(self, other):
        out = Count(self)
        for k in other: out[k] += other[k]
        return out
c = Count()
for w in words(TEXT): c[w] += 1
print(len(c), sum(c.values()), c.top(5), c['absent'], 'absent' in c)
by_length = {}
for w in c: by_length.setdefault(len(w), []).append(w)
for n in sorted(by_length): print(f'{n:2} {"#" * len(by_length[n]):<8}|{" ".join(sorted(by_length[n]))}')
total = Count()
for i in range(80):
    line = TEXT[i * 3 % 90:i * 3 % 90 + 40]
    total = total + Count({w: n for n, w in enumerate(words(line))})
print(total.top(4), len(total))
letters = [0] * 26
for ch in TEXT.lower():
    if 'a' <= ch <= 'z': letters[ord(ch) - 97] += 1
print(''.join(chr(97 + i) for i in sorted(range(26), key=lambda i: (-letters[i], i))[:12]), letters)
width = max(map(len, c))
for w, n in c.top(3): print(f'{w:.<{width + 2}}{n:>4}{n / sum(c.values()):>8.1%}')
pairs = Count()
ws = list(words(TEXT))
for a, b in zip(ws, ws[1:]): pairs[a, b] += 1
print(pairs.top(3), max(ws, key=lambda w: (len(set(w)), w)))
print([len(s.split()) for s in TEXT.splitlines()], TEXT.count('it '), [len(l) for l in TEXT.split('the')])
