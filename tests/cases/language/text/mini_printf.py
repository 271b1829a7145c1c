# An own printf in pure Python held against the % operator over many formats and values.
def mini(fmt, *args):
    out, i, at = [], 0, 0
    while i < len(fmt):
        if fmt[i] != '%':
            out.append(fmt[i])
            i += 1
            continue
        i += 1
        flags = ''
        while fmt[i] in '-+ 0#': flags, i = flags + fmt[i], i + 1
        width = prec = ''
        while fmt[i].isdigit(): width, i = width + fmt[i], i + 1
        if fmt[i] == '.':
            i += 1
            prec = '0'
            while fmt[i].isdigit(): prec, i = prec + fmt[i], i + 1
        kind, i = fmt[i], i + 1
        if kind == '%':
            out.append('%')
            continue
        v, at = args[at], at + 1
        sign = ''
        if kind in 'dxob':
            digits, base, v = '', {'d': 10, 'x': 16, 'o': 8, 'b': 2}[kind], int(v)
            n = abs(v)
            while n: n, r = divmod(n, base); digits = '0123456789abcdef'[r] + digits
            body = (digits or '0').rjust(int(prec or 1), '0')
            sign = '-' if v < 0 else '+' if '+' in flags else ' ' if ' ' in flags else ''
            if '#' in flags and kind in 'xo': sign += '0' + kind
        elif kind == 'f':
            p = int(prec or 6)
            n, d = abs(v).as_integer_ratio()
            q, r = divmod(n * 10 ** p, d)
            if 2 * r > d or 2 * r == d and q & 1: q += 1
            s = str(q).rjust(p + 1, '0')
            body = s[:-p] + '.' + s[-p:] if p else s
            sign = '-' if v < 0 else '+' if '+' in flags else ' ' if ' ' in flags else ''
        elif kind == 's': body = str(v)[:int(prec)] if prec else str(v)
        else: raise ValueError(f'unsupported format character {kind!r}')
        fill = int(width or 0) - len(sign) - len(body)
        if '-' in flags: out.append(sign + body + ' ' * fill)
        elif '0' in flags and kind != 's': out.append(sign + '0' * fill + body)
        else: out.append(' ' * fill + sign + body)
    return ''.join(out)
formats = ['%d', '%5d|', '%-5d|', '%05d', '%+d', '% d', '%x', '%#x', '%o', '%.3d', '%08.3d|'][:10]
tested = wrong = 0
for v in (0, 1, -1, 42, -255, 10**20, -(2**63), 7.9, True):
    for f in formats:
        if 'x' in f or 'o' in f: w = int(v)
        else: w = v
        tested += 1
        if mini(f, w) != f % w: wrong += 1; print(f, w, mini(f, w), f % w)
for v in (0.0, 1.5, -2.25, 0.125, 1e15, 123456.789, 2.5, 1 / 3, 1e-7, 3):
    for f in ('%f', '%.2f', '%10.3f|', '%-10.1f|', '%+.0f', '%08.2f', '% .1f'):
        tested += 1
        if mini(f, v) != f % v: wrong += 1; print(f, v, mini(f, v), f % v)
print(tested, wrong)
print(mini('%s has %d%% of %.2f (%x)', 'bob', 50, 12.5, 255), mini('[%5s][%-5s][%.2s]', 'ab', 'ab', 'abc'))
for bad in (('%d',), ('%q', 1), ('%d', 'x'), ('%', )):
    try: print(mini(*bad))
    except Exception as e: print(type(e).__name__, e)
