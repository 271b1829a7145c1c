# One late operand of another type at each operator: float, bool, str, complex, None, big, own.
class Own:
    def __radd__(self, o): return o + 1000
    def __rmul__(self, o): return o
    def __rsub__(self, o): return NotImplemented
    def __rfloordiv__(self, o): return o - 1
    def __gt__(self, o): return True
    def __lt__(self, o): return NotImplemented
odd = [0.5, True, 'ab', 1j, None, 2**70, Own(), (1,), -1, 0, b'x', [2]]
def run(op, odd):
    acc, note = 1, None
    for i in range(120):
        v = odd if i == 100 else 3
        try: acc = op(acc, v)
        except (TypeError, ZeroDivisionError, ValueError, OverflowError) as e: note = f'{type(e).__name__}: {e}'
        if isinstance(acc, int): acc %= 1009
        elif hasattr(acc, '__len__'): acc = acc[:5]
    return acc, note
for name, op in (('+', lambda a, b: a + b), ('-', lambda a, b: a - b), ('*', lambda a, b: a * b), ('//', lambda a, b: a // b), ('%', lambda a, b: (a + 7) % b), ('&', lambda a, b: a & b | 1)):
    for v in odd:
        acc, note = run(op, v)
        s = repr(acc) if not isinstance(acc, float) else f'{acc:.6g}'
        print(name, type(v).__name__, type(acc).__name__, s[:30], len(s), note or '')
def compare(odd):
    n, errs = 0, []
    for i in range(120):
        v = odd if i == 100 else i
        try:
            if v < 60: n += 1
            if v == 100: n += 100
            if v > 5: n += 1000
        except TypeError as e: errs.append(str(e))
    return n, errs
for v in odd: print(type(v).__name__, *compare(v))
