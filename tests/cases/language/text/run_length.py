# Run-length coding with escapes, delta coding, LZ77 windows and LZW with a growing table.
def rle(s):
    out, i = [], 0
    while i < len(s):
        j = i
        while j < len(s) and s[j] == s[i] and j - i < 99: j += 1
        n, c = j - i, s[i]
        if c.isdigit() or c == '\\': c = '\\' + c
        out.append(f'{n}{c}' if n > 2 else c * n)
        i = j
    return ''.join(out)
def unrle(s):
    out, n, i = [], '', 0
    while i < len(s):
        if s[i].isdigit(): n += s[i]
        else:
            if s[i] == '\\': i += 1
            out.append(s[i] * int(n or 1))
            n = ''
        i += 1
    if n: raise ValueError(f'count {n} without a character')
    return ''.join(out)
def lz77(s, window=40):
    out, i = [], 0
    while i < len(s):
        size, back = 0, 0
        for j in range(max(0, i - window), i):
            k = 0
            while i + k < len(s) - 1 and s[j + k] == s[i + k]: k += 1
            if k > size: size, back = k, i - j
        out.append((back, size, s[i + size]))
        i += size + 1
    return out
def unlz77(parts):
    s = ''
    for back, size, c in parts:
        for _ in range(size): s += s[-back]
        s += c
    return s
def lzw(s):
    table, w, out = {c: i for i, c in enumerate(sorted(set(s)))}, '', []
    for c in s:
        if w + c in table: w += c
        else:
            out.append(table[w])
            table[w + c] = len(table)
            w = c
    return out + ([table[w]] if w else []), len(table)
for s in ('', 'abc', 'aaaa', 'wwwwbbbwwb', '111a22', 'a\\\\\\\\b', 'x' * 250, 'abab' * 12 + 'c', 'äääö日日日日'):
    r, l = rle(s), lz77(s)
    print(repr(r)[:40], unrle(r) == s, len(l), l[:3], unlz77(l) == s, lzw(s)[0][:8], lzw(s)[1])
for bad in ('ab3', '\\'):
    try: unrle(bad)
    except (ValueError, IndexError) as e: print(type(e).__name__, e)
samples = [100 + (i * i) % 7 for i in range(60)] + [10**20, 10**20 + 1]
delta = [samples[0]] + [b - a for a, b in zip(samples, samples[1:])]
acc, back = 0, []
for d in delta: acc += d; back.append(acc)
print(delta[:8], delta[-3:], back == samples)
