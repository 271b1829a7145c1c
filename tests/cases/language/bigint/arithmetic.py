# Every operator on ints around the edges of words, and far beyond.

def attempt(f, *args, **kw):
    try:
        return repr(f(*args, **kw))
    except Exception as e:
        return f"{type(e).__name__}: {e}"

edges = [0, 1, -1, 2, -3, 2**31, -2**31 - 1, 2**61, 2**62 - 1, 2**62, -2**62, -2**62 - 1, 2**63 - 1, 2**63, -2**63, 2**64 + 1, -2**64, 10**30, -10**30 + 7, 3**100]
import operator
for a in edges:
    for b in edges:
        row = [attempt(f, a, b) for f in (operator.add, operator.sub, operator.mul, operator.floordiv, operator.mod, operator.and_, operator.or_, operator.xor, divmod)]
        print(a, b, *row, a < b, a == b, a >= b)
    print(-a, +a, ~a, abs(a), bool(a), a.bit_length(), a.bit_count(), hash(a), a.as_integer_ratio(), float(a) if abs(a) < 2**1000 else None)
x = 1
for k in range(1, 100):
    x = x * k + (x ^ k) - (x >> 3)
print(x, x % (10**9 + 7), x.bit_length())
