# a / b is rounded once, whatever the size.

def attempt(f, *args, **kw):
    try:
        return repr(f(*args, **kw))
    except Exception as e:
        return f"{type(e).__name__}: {e}"

nums = [1, -1, 3, 7, 2**53 - 1, 2**53 + 1, 2**54 + 3, 10**22, 10**23, 3**200, -7**150, 2**1023, 2**1024, 10**308, 10**400, 1 << 2000]
for a in nums:
    for b in nums:
        print(attempt(lambda: a / b))
print(attempt(lambda: 1 / 0), attempt(lambda: 10**400 / 0), attempt(lambda: 0 / 10**400), attempt(lambda: 10**400 / 1.5), attempt(lambda: 1.5 / 10**400), attempt(float, 10**400), attempt(float, -10**308), attempt(lambda: 10**309 * 1.0), attempt(lambda: 10**309 + 0.5), attempt(lambda: 2**1024 // 1.0), attempt(int, float("inf")), attempt(int, float("nan")), int(1e300), int(-1e22), int(1e23))
h = 5e-324
print((2**1074 + 1) / 2**2148, 1 / 2**1074, 1 / 2**1075, 3 / 2**1075, h / 2 == 0)
s = 0.0
for k in range(1, 100):
    s += (10**k + k) / (3**k)
print(s)
