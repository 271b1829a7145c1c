# Equality across types, ordering refused across types, NaN, big against float.

values = [0, 0.0, False, "", None, [], (), {}, 1, True, 1.0, "1", 2**53, float(2**53), 2**53 + 1]
for a in values:
    print("".join(["=" if a == b else "." for b in values]))
for a, b in [(1, "1"), (None, 0), ([], ()), ("a", b"a"), ({}, {}), (1, None), (len, 3)]:
    try:
        print(a < b)
    except TypeError as e:
        print(e)
for op in ("<=", ">", ">="):
    try:
        if op == "<=":
            1 <= None
        elif op == ">":
            "a" > 1
        else:
            [] >= 0
    except TypeError as e:
        print(e)
nan = float("nan")
inf = float("inf")
print(nan == nan, nan != nan, nan < 1, nan > 1, nan <= nan, nan is nan, nan in [nan])
print(inf > 10**400, -inf < -(10**400), inf == inf, 10**400 > 1e308, 2**1000 == float(2**1000))
print(2**53 + 1 == float(2**53), 2**53 + 1 > float(2**53), 1 < 1.5 < 2, 10**20 == 1e20, 10**23 == 1e23)
less = 0
items = [3, 2.5, True, 2**70, -1.0, 0]
for i in range(600):
    a = items[i % 6]
    b = items[i // 6 % 6]
    less += (a < b) + 2 * (a <= b) + 3 * (a == b)
print(less)
