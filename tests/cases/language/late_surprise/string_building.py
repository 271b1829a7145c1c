# Strings built by += in hot loops, aliased once, replaced by bytes or a number once, joined and sliced.
def build(n, at, what):
    s, kept = '', None
    for i in range(n):
        s += 'ab'[i % 2]
        if i == at: kept = s; s = what(s)
    return len(s), s[-4:], kept and len(kept)
for what in (lambda s: s, lambda s: s + 'é', lambda s: s * 2, lambda s: '', lambda s: s[::-1], lambda s: s.replace('a', 'xyz'), lambda s: '日'):
    print(build(150, 120, what), build(150, 149, what))
for what in (lambda s: None, lambda s: b'x', lambda s: 5, lambda s: ['q']):
    try: print(build(150, 140, what))
    except TypeError as e: print(e)
class S:
    def __init__(self): self.t = ''
    def put(self, v): self.t += v; return self
s, snaps = S(), []
for i in range(140):
    s.put(str(i % 10))
    if i % 35 == 0: snaps.append(s.t)
    if i == 120: s.t = s.t[100:]
print(s.t, [len(t) for t in snaps], snaps[-1][-3:])
parts = {}
for i in range(150):
    k = i % 4 if i < 130 else 'late'
    parts[k] = parts.get(k, '') + chr(97 + i % 26) if i != 140 else 'reset'
print({k: (len(v), v[-3:]) for k, v in parts.items()})
out = ''
for i in range(120): out = f'{out}{i:x}' if i < 100 else f'{i}{out[:10]}' if i < 110 else '%s|%s' % (out[-12:], i)
print(out)
rev = ''
for c in 'palindrome' * 12: rev = c + rev
print(rev[:20], len(rev), rev == ('palindrome' * 12)[::-1])
lines = ['%d:%s' % (i, '-' * (i % 5)) for i in range(110)]
lines[100] = 'no colon'
table = []
for l in lines:
    a, sep, b = l.partition(':')
    table.append((int(a) if sep else a, len(b)))
print(table[98:103], '\n'.join(lines)[-20:].split('\n'), max(map(len, lines)))
acc, i = 'x', 0
while len(acc) < 200:
    acc += acc[i] + ('yz' if i == 7 else '')
    i += 1
print(i, acc.count('z'), acc[:25], acc.find('zx'))
t = 'start'
for i in range(110): u, t = t, t[1:] + t[0] if i != 100 else t.upper()
print(t, u)
