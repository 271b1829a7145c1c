# Accumulators cross 62, 63 and 64 bits mid-loop and come back, in locals, attributes, lists and globals.
class Acc:
    def __init__(self): self.v = 1
G = 1
def local(n):
    v, out = 1, []
    for i in range(n):
        v = v * 3 - i if i < 60 else v // 3 + i
        if i % 12 == 0: out.append(v)
    return out
def attribute(n):
    a, out = Acc(), []
    for i in range(n):
        a.v += a.v >> 1 if i < 110 else -(a.v >> 1)
        a.v += 1
        if i % 30 == 0: out.append(a.v)
    return out
def item(n):
    a = [1, -1]
    for i in range(n):
        a[i % 2] *= -2
        if i == 140: a[0] //= 2**60
    return a
def globe(n):
    global G
    for i in range(n): G = G * 2 if i % 130 < 65 else G >> 1
    return G
def pair(n):
    a, b, peak = 0, 1, 0
    for i in range(n):
        a, b = b, a + b
        if b.bit_length() > 100: a, b = a >> 90, b >> 90
        peak = max(peak, b.bit_length())
    return a, b, peak
print(local(130), attribute(160), item(150), globe(260), pair(300), sep='\n')
hits = [0, 0]
for i in range(200):
    n = 2**62 - 100 + i
    hits[n >= 2**62] += 1
    if n & 1 and n ^ 2**62 < 8: print(i, n, -n, ~n, n * n % 1000, n // -7, n % -7, divmod(-n, 1000))
print(hits)
s = 0
for k in range(120):
    s ^= 1 << k
    s -= k << 60 if k == 100 else 0
    if k % 20 == 19: print(hex(s), s.bit_count(), float(s) == s)
m = -2**63
for i in range(110): m = abs(m) - 1 if m < 0 else -m - 1
print(m, min(m, 2**63), -m == 2**63 + 110 or -m - 2**63)
