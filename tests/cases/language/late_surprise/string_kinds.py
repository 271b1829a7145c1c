# A string loop over ASCII meets a wide character, an empty string, bytes and a subclass, late.
def scan(s):
    n = vowels = 0
    for i in range(len(s)):
        c = s[i]
        if c in 'aeiou': vowels += 1
        n = (n * 31 + ord(c)) % 1000003
    return n, vowels
base = 'the quick brown fox jumps over it ' * 4
for odd in ('', 'é', '日', '😀', '\0', 'I'):
    s = base[:120] + odd + base[120:]
    print(repr(odd), len(s), *scan(s), s[120:123], s.upper()[118:124], s.find('jumps', 100))
class Loud(str):
    def __add__(self, o): return Loud(str.__add__(self, o) + '!')
    def __getitem__(self, i): return '#'
parts, out = ['ab'] * 110 + ['ñ', '', 'x' * 50, Loud('loud'), 'end', b'bytes', 7, None, '終'], ''
for n, p in enumerate(parts):
    try: out += p
    except TypeError as e: print(n, e)
print(len(out), out[205:], type(out).__name__)
acc, s = Loud(''), ''
for i in range(20): acc = acc + 'a'
print(acc, len(acc), acc[0], type(acc).__name__)
words = ['%d-%s' % (i, 'x' * (i % 4)) for i in range(120)]
words[100:103] = ['no dash', '5-', '-']
total, errs = 0, []
for w in words:
    try:
        a, b = w.split('-')
        total += int(a) * len(b)
    except ValueError as e: errs.append((w, str(e)))
print(total, errs)
keys, hits = {'k%d' % i: i for i in range(30)}, 0
for i in range(150):
    k = 'k' + str(i % 30) if i != 130 else Loud('k7')
    hits += keys[k]
    if i == 140: keys['k3'] = 0.5
print(hits)
text, caps = 'abc' * 50 + 'ß' + 'ﬁ' + 'def', []
for i, c in enumerate(text):
    u = c.upper()
    if len(u) != 1: caps.append((i, c, u))
print(caps, len(text.upper()) - len(text), sorted(set(text)), text.encode()[-8:], text[::-1][:6])
