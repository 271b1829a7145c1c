# Shifts and powers: negative numbers, huge and negative counts, moduli.

def attempt(f, *args, **kw):
    try:
        return repr(f(*args, **kw))
    except Exception as e:
        return f"{type(e).__name__}: {e}"

for n in [0, 1, -1, 5, -5, 2**62, -2**62, 2**100 + 3, -2**100 - 3]:
    for k in [0, 1, 2, 30, 61, 62, 63, 64, 65, 100, 101, 200]:
        print(n, k, n << k, n >> k)
print(attempt(lambda: 1 << -1), attempt(lambda: 1 >> -1), attempt(lambda: 0 << 10**30), 5 >> 10**30, -5 >> 10**30, attempt(lambda: 1 << (1 << 70)), attempt(lambda: 1.5 << 1), attempt(lambda: 1 << 1.0), True << 3, -1 >> 1000)
for a in [0, 1, -1, 2, -2, 3, 10, -7, 2**40, 2**64]:
    for b in [0, 1, 2, 3, 10, 63, 64]:
        print(a, b, a**b)
    print(attempt(lambda: a ** -1), attempt(lambda: a ** -3), attempt(lambda: a ** 0.5) if a >= 0 else "", attempt(pow, a, 2, 1000), attempt(pow, a, 5, -13), attempt(pow, a, -1, 11), attempt(pow, a, -2, 9), attempt(pow, a, 10**20, 10**9 + 7))
print(attempt(pow, 2, 3, 0), attempt(pow, 2, -1, 4), attempt(pow, 3, 0, 1), attempt(pow, 0, 0), attempt(pow, 2, 1, -3), attempt(pow, 5, 3, 2**70), attempt(pow, 2, 3, 1.0), attempt(pow, 2.0, 3, 5), attempt(pow, "a", 2), attempt(pow, 2, "a"), attempt(pow, 2, 3, "a"), attempt(pow, 2), attempt(pow, base=2, exp=5), attempt(pow, 2, exp=5, mod=7))
print((10**400 > 1e308), 10**400 > float("inf"), -10**400 < float("-inf"), 2**1023 == 2.0**1023, 2**53 + 1 == 2.0**53, 2**53 + 1 > 2.0**53, 10**400 == float("nan"))
e = 0
for k in range(80):
    e ^= (3 << k) >> (k // 2)
    e += pow(7, k, 1000003)
print(e)
