# Soundex, a spelling corrector over a small lexicon, n-gram similarity, hyphenation and pig latin.
def soundex(w):
    codes = {c: str(d) for d, cs in enumerate(('bfpv', 'cgjkqsxz', 'dt', 'l', 'mn', 'r'), 1) for c in cs}
    out, last = w[0].upper(), codes.get(w[0].lower(), '')
    for c in w[1:].lower():
        d = codes.get(c, '')
        if d and d != last: out += d
        if c not in 'hw': last = d
    return (out + '000')[:4]
print([soundex(w) for w in ('Robert', 'Rupert', 'Rubin', 'Ashcraft', 'Tymczak', 'Pfister', 'Honeyman', 'a')])
try: soundex('')
except IndexError as e: print(e)
LEX = {w: n for n, w in enumerate('the of and to in is you that it he was for on are as with his they at be this have from or one had by word but not what all were we when your can said there use an each which she do how their if will up other about out many then them these so some her would make like him into time has look two more write go see number no way could people my than first water been call who oil its now find long down day did get come made may part'.split())}
def edits(w):
    cuts = [(w[:i], w[i:]) for i in range(len(w) + 1)]
    yield from (a + b[1:] for a, b in cuts if b)
    yield from (a + b[1] + b[0] + b[2:] for a, b in cuts if len(b) > 1)
    for c in 'abcdefghijklmnopqrstuvwxyz':
        for a, b in cuts:
            if b: yield a + c + b[1:]
            yield a + c + b
def correct(w):
    if w in LEX: return w
    near = [e for e in dict.fromkeys(edits(w)) if e in LEX]
    return min(near, key=LEX.get) if near else w + '?'
print([correct(w) for w in 'teh wrod thier waht nubmer xyzzy wter lok peple fnid mor'.split()], len(set(edits('word'))), len(list(edits(''))))
def grams(s, n=2): return {s[i:i + n] for i in range(len(s) - n + 1)}
def alike(a, b):
    x, y = grams(a), grams(b)
    return len(x & y) / len(x | y) if x | y else 1.0
print([round(alike(a, b), 3) for a, b in (('night', 'nacht'), ('context', 'contact'), ('same', 'same'), ('a', 'b'), ('ab', 'cd'))])
def pig(w):
    if not w.isalpha(): return w
    i = next((k for k, c in enumerate(w.lower()) if c in 'aeiou' or k and c == 'y'), len(w))
    out = w[i:] + w[:i] + 'ay' if i else w + 'way'
    return out.capitalize() if w[0].isupper() else out.lower()
print(' '.join(map(pig, 'The quick style of Yellow rhythm , apple Spry 42'.split())))
def syllables(w):
    out, cur = [], ''
    for i, c in enumerate(w):
        cur += c
        if c in 'aeiouy' and i + 2 < len(w) and w[i + 1] not in 'aeiouy' and w[i + 2] in 'aeiouy': out.append(cur); cur = ''
    return out + [cur]
print(['-'.join(syllables(w)) for w in ('banana', 'computer', 'relevant', 'strength', 'idea', 'a')])
total, fails = 0, []
words = list(LEX)
for i in range(110):
    w = words[i % len(words)] if i != 100 else None
    try: total += len(soundex(w)) + len(pig(w)) + len(syllables(w))
    except (TypeError, AttributeError) as e: fails.append((i, type(e).__name__, str(e)))
print(total, fails)
