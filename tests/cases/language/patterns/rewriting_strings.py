# Regular grammar by match on tokens: dates, durations, roman-like units, key-value lines, with errors.
def classify(tokens):
    match tokens:
        case [y, '-', m, '-', d] if len(y) == 4 and (y + m + d).isdigit():
            if not (1 <= int(m) <= 12 and 1 <= int(d) <= 31): return ('bad date', y, m, d)
            return ('date', int(y), int(m), int(d))
        case [h, ':', m, *rest]:
            match rest:
                case []: return ('time', int(h), int(m), 0)
                case [':', s]: return ('time', int(h), int(m), int(s))
                case ['am' | 'pm' as half]: return ('time', int(h) % 12 + 12 * (half == 'pm'), int(m), 0)
                case _: return ('bad time', *rest)
        case [n, ('h' | 'm' | 's') as unit, *more]:
            secs = int(n) * {'h': 3600, 'm': 60, 's': 1}[unit]
            match classify(more) if more else ('span', 0):
                case ('span', s): return ('span', secs + s)
                case other: return ('bad span', other)
        case [key, '=', *value] if key.isidentifier(): return ('set', key, ''.join(value))
        case ['-', *rest]:
            match classify(rest):
                case ('number', v) | ('span', v) as t: return (t[0], -v)
                case _: return ('bad', 'minus')
        case [a, '.', b] if (a + b).isdigit(): return ('number', float(f'{a}.{b}'))
        case [n] if n.isdigit(): return ('number', int(n))
        case []: return ('nothing',)
        case [only]: return ('word', only)
        case [*_, last]: return ('phrase', len(tokens), last)
def tokens(s):
    out, cur = [], ''
    kind = lambda c: 'd' if c.isdigit() else 'a' if c.isalpha() or c == '_' else c
    for c in s:
        if cur and kind(c) == kind(cur[-1]) and kind(c) in 'da': cur += c
        else:
            if cur.strip(): out.append(cur)
            cur = c
    return out + ([cur] if cur.strip() else [])
for s in ('2023-11-21', '2023-13-01', '15:42', '3:05 pm', '12:00 am', '1:2:3', '1:2;', '2h 30m', '90s', '1h 5x', 'name = Ann Lee', '-5', '- 2.5', '-x', '3.14', '10000000000000000000000', '', 'hello', 'to be or not', '-1h30m', 'x=', '1:x'):
    try: print(f'{s!r:28}', tokens(s), classify(tokens(s)))
    except (ValueError, TypeError) as e: print(f'{s!r:28}', type(e).__name__, e)
kinds, secs = {}, 0
for i in range(160):
    s = f'{i}h {i % 60}m' if i % 4 == 0 else f'{i}:{i % 60:02}' if i % 4 == 1 else f'20{i % 100:02}-{i % 14}-{i % 33}' if i % 4 == 2 else f'k{i} = {i}'
    if i == 152: s = f'{10**20}h'
    r = classify(tokens(s))
    kinds[r[0]] = kinds.get(r[0], 0) + 1
    if r[0] == 'span': secs += r[1]
print(kinds, secs)
