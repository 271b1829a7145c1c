# Integers that cross 62, 63, 64 bits and come back, in every operator, while traces are made.
def run(op, start, args, n=80):
    x, out = start, []
    for i in range(n):
        x = op(x, args[i % len(args)])
        if abs(x) > 2 ** 140: x >>= 100
        out.append(x.bit_length())
    return x, sum(out)
ops = {"add": lambda a, b: a + b, "sub": lambda a, b: a - b, "mul": lambda a, b: a * b, "floor": lambda a, b: a // b, "mod": lambda a, b: a % b * 3 ** 40, "and": lambda a, b: (a & b) + b, "or": lambda a, b: a | b, "xor": lambda a, b: a ^ b, "shl": lambda a, b: a << (b & 7), "shr": lambda a, b: (a >> (b & 3)) + b, "neg": lambda a, b: -a - b, "inv": lambda a, b: ~a * b}
for name, op in ops.items():
    print(name, *(run(op, s, a) for s, a in ((1, [3, 5]), (2 ** 61, [2 ** 61, 7]), (-(2 ** 62), [2 ** 62, -1]), (2 ** 63, [2 ** 64 + 1, 3]))))
x = 2 ** 62 - 50
for i in range(100): x += 1
print(x, x - 2 ** 62, x == 2 ** 62 + 50, x > 2 ** 62, hash(x), hash(2 ** 61 - 1), hash(-(2 ** 61)), hash(2 ** 64))
y, down = 2 ** 62 + 50, []
while y > 2 ** 62 - 50:
    y -= 7
    down.append(y >= 2 ** 62)
print(down.count(True), y)
f = 1
for i in range(1, 60): f *= i
for i in range(59, 0, -1): f //= i
print(f, all((2 ** k - 1) ** 2 == 4 ** k - 2 ** (k + 1) + 1 for k in range(120)))
z = 1
for i in range(130): z = z * -2 if i % 2 else z + z; z = z if z.bit_length() < 66 else z // 3 ** 35
print(z, min(2 ** 63, 2 ** 62, -(2 ** 64)), max(0, 2 ** 63 - 1, 2 ** 63), sorted([2 ** 64, -1, 2 ** 62, 0, -(2 ** 63)]), sum([2 ** 61] * 5), int(float(2 ** 70)), 2 ** 70 == 2.0 ** 70, 2 ** 53 + 1 == float(2 ** 53 + 1))
