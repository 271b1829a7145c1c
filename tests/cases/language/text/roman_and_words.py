# Roman numerals both ways with validation, numbers in words, ordinals, bijective columns.
ROMAN = list(zip((1000, 900, 500, 400, 100, 90, 50, 40, 10, 9, 5, 4, 1), 'M CM D CD C XC L XL X IX V IV I'.split()))
def roman(n):
    if not 0 < n < 4000: raise ValueError(f'{n} out of range')
    out = ''
    for v, s in ROMAN:
        while n >= v: out, n = out + s, n - v
    return out
def arabic(s):
    total = i = 0
    for v, r in ROMAN:
        while s.startswith(r, i): total, i = total + v, i + len(r)
    if i < len(s) or roman(total) != s: raise ValueError(f'{s!r} is not roman')
    return total
print([roman(n) for n in (1, 4, 9, 14, 40, 90, 400, 1994, 2023, 3999)])
print(all(arabic(roman(n)) == n for n in range(1, 400)), arabic('MCMXCIV'))
for bad in ('IIII', 'IC', 'VX', 'ABC', '', 'MMMM'):
    try: print(arabic(bad))
    except ValueError as e: print(e)
ONES = 'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split()
TENS = '- - twenty thirty forty fifty sixty seventy eighty ninety'.split()
def say(n):
    if n < 0: return 'minus ' + say(-n)
    if n < 20: return ONES[n]
    if n < 100: return TENS[n // 10] + ('-' + ONES[n % 10] if n % 10 else '')
    if n < 1000: return ONES[n // 100] + ' hundred' + (' and ' + say(n % 100) if n % 100 else '')
    for size, name in ((10**9, 'billion'), (10**6, 'million'), (1000, 'thousand')):
        if n >= size: return say(n // size) + ' ' + name + (' ' + say(n % size) if n % size else '')
for n in (0, 13, 42, 100, 999, 1001, -12345, 2**31, 10**12): print(n, say(n))
print(sum(len(say(n).replace(' ', '').replace('-', '')) for n in range(1, 1001)))
def ordinal(n): return f"{n}{'th' if n // 10 % 10 == 1 else {1: 'st', 2: 'nd', 3: 'rd'}.get(n % 10, 'th')}"
print([ordinal(n) for n in (0, 1, 2, 3, 4, 11, 12, 13, 21, 102, 111)])
def column(n):
    s = ''
    while n: n, r = divmod(n - 1, 26); s = chr(65 + r) + s
    return s
def number(s):
    n = 0
    for c in s: n = n * 26 + ord(c) - 64
    return n
print([column(n) for n in (1, 26, 27, 52, 702, 703, 16384)], all(number(column(n)) == n for n in range(800)), number('ZZZZZZZZZZZZZZ'))
