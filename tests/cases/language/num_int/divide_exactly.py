# Division of ints: floor, modulo and true division with every sign, at words' ends, beyond floats.
def t(f):
    try: return f()
    except Exception as e: return f"{type(e).__name__}: {e}"
vals = (1, -1, 7, -7, 2**62, -2**62, 2**63, -2**63, 2**64 + 1, -10**25)
for a in vals:
    print(a, [(a // b, a % b) for b in (1, -1, 3, -3, 2**62, -2**63, 10**20)])
    assert all(a == a // b * b + a % b for b in vals)
print([a / b for a in vals for b in (3, -2**63, 10**20)])
print(10**400 / 10**399, (10**400 + 1) / 10**400, t(lambda: 10**400 / 1), t(lambda: 10**400 / 1e10), t(lambda: float(10**309)), 1 / 10**400, 5e-324 == 1 / 2**1074, 3 / 2**1075, 1 / 2**1075, (2**53 + 1) / 1, (2**54 + 2) / 2, (2**1023 - 2**969) / 1, t(lambda: (2**1024 - 2**969) / 1))
for f in (lambda: 1 // 0, lambda: 1 % 0, lambda: 1 / 0, lambda: 10**30 // 0, lambda: 10**30 % 0, lambda: 10**30 / 0, lambda: divmod(1, 0), lambda: 1 // 0.0, lambda: 1 % 0.0, lambda: 1 / 0.0, lambda: 0 / False, lambda: divmod(1, 0.0), lambda: 0 ** -1, lambda: 2**70 // 0.0):
    print(t(f), end="; ")
print()
print(2**62 // -1, -2**62 // -1, -2**63 // -1, (-2**62) % -1, True // 2, 7 // True, -1 // 10**30, -1 % 10**30, 1 // -10**30, 10**30 // 1.0, 2**63 // 2.5, 5 // 0.3, -5 % 0.3, 5.5 // -2, 1e308 // 1e-308, -0.0 // 1, 0 // -5.0)
s = 0
for i in range(-80, 80):
    d = i % 11 - 5 or 3
    s += i * 10**18 // d + (i * 10**19) % d + int(i * 1000 / d) - i // d * (i % d)
print(s)
