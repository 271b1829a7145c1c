# Knuth-Morris-Pratt, Z function, Rabin-Karp and str.find agree on every pattern.
def failure(p):
    f, k = [0] * len(p), 0
    for i in range(1, len(p)):
        while k and p[i] != p[k]: k = f[k - 1]
        k += p[i] == p[k]
        f[i] = k
    return f
def kmp(t, p):
    f, k, out = failure(p), 0, []
    for i, c in enumerate(t):
        while k and (k == len(p) or c != p[k]): k = f[k - 1]
        if c == p[k]: k += 1
        if k == len(p): out.append(i - k + 1)
    return out
def zed(t, p):
    s = p + '\0' + t
    z, l, r = [0] * len(s), 0, 0
    for i in range(1, len(s)):
        if i < r: z[i] = min(r - i, z[i - l])
        while i + z[i] < len(s) and s[z[i]] == s[i + z[i]]: z[i] += 1
        if i + z[i] > r: l, r = i, i + z[i]
    return [i - len(p) - 1 for i in range(len(p) + 1, len(s)) if z[i] == len(p)]
def rabin(t, p, base=257, mod=(1 << 61) - 1):
    n, want, have, top, out = len(p), 0, 0, pow(base, len(p) - 1, mod), []
    for i in range(n): want = (want * base + ord(p[i])) % mod
    for i, c in enumerate(t):
        if i >= n: have = (have - ord(t[i - n]) * top) % mod
        have = (have * base + ord(c)) % mod
        if i >= n - 1 and have == want and t[i - n + 1:i + 1] == p: out.append(i - n + 1)
    return out
def find(t, p):
    out, i = [], -1
    while (i := t.find(p, i + 1)) >= 0: out.append(i)
    return out
text = 'abracadabra abra cadabra ' + 'aab' * 12 + 'ñandú ñ 日本日本日 ' + 'ab' * 10
for p in ('abra', 'a', 'aab', 'aabaab', 'ñ', '日本', 'abab', 'zz', ' ', 'cadabra a'):
    r = [f(text, p) for f in (kmp, zed, rabin, find)]
    print(p, r[0] == r[1] == r[2] == r[3], len(r[0]), r[0][:9])
print(failure('aabaaab'), failure('日本日本'), failure(''))
