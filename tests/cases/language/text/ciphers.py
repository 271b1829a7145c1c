# Caesar, Vigenere, rail fence, columns, Playfair squares and a guess by frequencies.
A = 'abcdefghijklmnopqrstuvwxyz'
def caesar(s, k):
    t = str.maketrans(A + A.upper(), A[k % 26:] + A[:k % 26] + A[k % 26:].upper() + A[:k % 26].upper())
    return s.translate(t)
def shift(c, k):
    if 'a' <= c <= 'z': return chr((ord(c) - 97 + k) % 26 + 97)
    return chr((ord(c) - 65 + k) % 26 + 65) if 'A' <= c <= 'Z' else c
text = 'Attack at dawn, the EASTERN gate is weak; tell Zoe!'
print(caesar(text, 3), all(caesar(text, k) == ''.join(shift(c, k) for c in text) for k in range(-30, 60)))
def vigenere(s, key, sign=1):
    out, i = [], 0
    for c in s:
        out.append(shift(c, sign * (ord(key[i % len(key)]) - 97)))
        i += c.isalpha() and c.isascii()
    return ''.join(out)
v = vigenere(text, 'lemon')
print(v, vigenere(v, 'lemon', -1) == text)
def rails(s, n):
    rows = [[] for _ in range(n)]
    for i, c in enumerate(s): rows[min(i % (2 * n - 2), (2 * n - 2) - i % (2 * n - 2))].append(c)
    return ''.join(map(''.join, rows))
def unrails(s, n):
    order = rails(list(range(len(s))), n) if 0 else sorted(range(len(s)), key=lambda i: (min(i % (2 * n - 2), (2 * n - 2) - i % (2 * n - 2)), i))
    out = [''] * len(s)
    for c, i in zip(s, order): out[i] = c
    return ''.join(out)
for n in (2, 3, 5): print(rails(text, n), unrails(rails(text, n), n) == text)
FREQ = [8.2, 1.5, 2.8, 4.3, 12.7, 2.2, 2, 6.1, 7, .15, .77, 4, 2.4, 6.7, 7.5, 1.9, .1, 6, 6.3, 9.1, 2.8, .98, 2.4, .15, 2, .07]
def guess(s):
    def score(k): return sum(FREQ[ord(c) - 97] for c in caesar(s, -k).lower() if c in A)
    return max(range(26), key=score)
print([guess(caesar(text, k)) for k in range(0, 26, 5)])
def square(key):
    seen = dict.fromkeys((key + A).replace('j', 'i'))
    return ''.join(seen)
def playfair(s, key, d=1):
    sq, out = square(key), ''
    for a, b in zip(s[::2], s[1::2]):
        (r, c), (q, e) = divmod(sq.index(a), 5), divmod(sq.index(b), 5)
        if r == q: out += sq[r * 5 + (c + d) % 5] + sq[q * 5 + (e + d) % 5]
        elif c == e: out += sq[(r + d) % 5 * 5 + c] + sq[(q + d) % 5 * 5 + e]
        else: out += sq[r * 5 + e] + sq[q * 5 + c]
    return out
p = playfair('hidethegoldinthetreestumpx', 'playfairexample')
print(square('playfairexample'), p, playfair(p, 'playfairexample', -1))
try: playfair('ab!d', 'key')
except ValueError as e: print(e)
x = text
for i in range(100): x = caesar(x, i) if i % 3 else x[::-1]
print(x)
