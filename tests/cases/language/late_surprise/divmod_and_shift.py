# Divisors and shift counts that are ordinary until one round: zero, negative, huge, bool, float.
def run(op, odd):
    s, err = 10**6, None
    for i in range(120):
        k = odd if i == 105 else i % 7 + 1
        try: s = s + op(s, k) if isinstance(s, int) else op(7, k)
        except (ZeroDivisionError, ValueError, TypeError, OverflowError) as e: err = f'{type(e).__name__}: {e}'
        if isinstance(s, int): s %= 10**7
    return s, err
ops = {'//': lambda a, b: a // b, '%': lambda a, b: a % b, '/': lambda a, b: a / b, '<<': lambda a, b: a << b, '>>': lambda a, b: a >> b, 'dm': lambda a, b: divmod(a, b)[1], '**': lambda a, b: a ** b % 997 if isinstance(b, int) and abs(b) < 99 else a ** b if isinstance(b, float) else 0}
for name, op in ops.items():
    for odd in (0, -3, True, False, 2.5, 0.0, 64, 'x', None):
        r, err = run(op, odd)
        print(name, repr(odd), f'{r:.6g}' if isinstance(r, float) else r, err or '')
for a in (7, -7, 2**64, -2**64, 7.5, -7.5):
    print(a, [(a // b, a % b) for b in (2, -2, 3, -3, 2.5, 2**63) if a == a], a // 1, divmod(a, -1))
print(1 << 100 >> 98, -1 >> 1000, 0 << 10**9, (-5) >> 1, 5 >> 64, 2**62 << 1, -2**62 << 1, (2**63 - 1) >> 62, round(2.5), round(-3.5), round(1234, -2), round(2**70, -20))
