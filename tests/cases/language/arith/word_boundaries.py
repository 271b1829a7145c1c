# Every operator just below, at and above the edges of machine words.

edges = []
for bits in (30, 31, 32, 53, 61, 62, 63, 64):
    for d in (-1, 0, 1):
        edges += [2**bits + d, -(2**bits) + d]
checks = []
for op in ("+", "-", "*", "//", "%", "&", "|", "^", "<", "=="):
    h = 0
    for a in edges:
        for b in edges:
            if op == "+":
                r = a + b
            elif op == "-":
                r = a - b
            elif op == "*":
                r = a * b
            elif op == "//":
                r = a // b
            elif op == "%":
                r = a % b
            elif op == "&":
                r = a & b
            elif op == "|":
                r = a | b
            elif op == "^":
                r = a ^ b
            elif op == "<":
                r = a < b
            else:
                r = a == b
            h = (h * 31 + r) % (2**61 - 1)
    checks.append(h)
print(checks)
h = 0
for a in edges:
    for s in (0, 1, 2, 31, 32, 33, 61, 62, 63, 64, 65, 100):
        h = (h * 31 + (a << s) - (a >> s)) % (2**61 - 1)
    h = (h * 31 + len(str(a)) + hash(a) % 1009 + a.bit_length() + (-a) % 97 + abs(a) % 89 + ~a % 83) % (2**61 - 1)
print(h)
up = 2**62 - 60
down = -(2**62) + 60
product = 1
for i in range(120):
    up += 1
    down -= 1
    product = product * 3 if product < 2**66 else product // 5**20
print(up, down, product, up + down, up * down, up - down, -up, -down, up // 7, down // 7, down % 7)
print(2**62 * 2, 2**62 + 2**62, -(2**62) * 2, -(2**62) - 2**62, (2**31) ** 2, 3037000499**2, 3037000500**2, -(3037000500**2))
print((2**63) // -1, -(2**63) // -1, (-(2**62)) // -1, -(2**62) % -1, (2**64) >> 64, (2**64 - 1) & -1, -1 & 2**64)
