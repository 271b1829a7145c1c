# Markov chains over words with an own LCG: text made, weather walked, a matrix that settles.
class Lcg:
    def __init__(self, seed): self.state = seed
    def __iter__(self): return self
    def __next__(self):
        self.state = (self.state * 1103515245 + 12345) & 0x7FFFFFFF
        return self.state >> 12
corpus = 'the cat sat on the mat . the dog sat on the cat . a cat ran to the dog . the mat ran . a dog on a mat sat .'.split()
chain = {}
for a, b, c in zip(corpus, corpus[1:], corpus[2:]): chain.setdefault((a, b), []).append(c)
print(len(chain), chain['the', 'cat'], chain.get(('sat', 'mat')))
def babble(seed, limit):
    r, key, out = Lcg(seed), ('the', 'cat'), ['the', 'cat']
    for n in r:
        try: options = chain[key]
        except KeyError: break
        w = options[n % len(options)]
        out.append(w)
        key = key[1], w
        if len(out) >= limit: break
    return ' '.join(out)
for seed in range(5): print(babble(seed, 25))
P = {'sun': {'sun': .7, 'rain': .2, 'snow': .1}, 'rain': {'sun': .4, 'rain': .5, 'snow': .1}, 'snow': {'sun': .2, 'rain': .2, 'snow': .6}}
def walk(seed, days):
    r, at, count = Lcg(seed), 'sun', dict.fromkeys(P, 0)
    for _ in range(days):
        p = next(r) % 1000 / 1000
        for to, q in P[at].items():
            p -= q
            if p < 0: break
        at = to
        count[at] += 1
    return count
print(walk(1, 300), walk(2, 300))
v = {'sun': 1.0, 'rain': 0.0, 'snow': 0.0}
for i in range(100):
    w = {k: sum(v[j] * P[j][k] for j in P) for k in P}
    if max(abs(v[k] - w[k]) for k in P) < 1e-9: break
    v = w
print(i, {k: round(x, 6) for k, x in v.items()}, round(sum(v.values()), 9))
letters = {}
for a, b in zip('mississippi banana', 'mississippi banana'[1:]):
    row = letters.setdefault(a, {})
    row[b] = row.get(b, 0) + 1
print(letters, max(letters, key=lambda a: (len(letters[a]), a)))
