# -0.0, 0.0, nans and infinities through hot arithmetic, comparisons, min and max, containers, formatting, constants of both signs at one site, ints that turn to floats.
import math
def sign(x): return math.copysign(1.0, x)
def ops(a, b):
    return a + b, a - b, a * b, -a, +a, abs(a), a == b, a < b, a <= b, a != b, a is b, (a or "falsy"), (a and "truthy"), not a, min(a, b), max(a, b), a // b if b and b == b else None, a % b if b and b == b else None
pool = [0.0, -0.0, 1.0, -1.0, float("nan"), float("inf"), float("-inf"), 5e-324, -5e-324, 1e308, 0, 1, -1, True, False, 2 ** 53, 2.0 ** 53, 2 ** 53 + 1]
digest, signs, nans = 0, 0, 0
for r in range(2):
    for i in range(18 * 18):
        a, b = pool[i % 18], pool[i // 18]
        for k, v in enumerate(ops(a, b)):
            if isinstance(v, float):
                if v != v: nans += 1
                else: signs += sign(v) < 0; digest = (digest * 31 + (int(v * 16) % 1009 if abs(v) < 1e15 else 7)) % 1000003
            else: digest = (digest * 31 + sum(map(ord, str(v))) + k) % 1000003
print(digest, signs, nans)
z, seq = 0.0, []
for i in range(200):
    z = -z if i % 3 else z * 1.0
    if i % 50 == 49: z = 0 * -1.0 if i < 100 else -0.0 + (0 if i < 160 else -0.0)
    seq.append(sign(z) < 0)
print(sum(seq), "".join("-+"[not s] for s in seq[40:70]), repr(z), f"{z}", "%g" % z, str(-z), round(z), int(z), z == 0, hash(z), 0.0 - 0.0, 0.0 + -0.0, -0.0 - 0.0, -0.0 + -0.0, 0 * -1.0, -0.0 * -1, 0.0 / -5, -0.0 // 1, -0.0 % 5, 0.0 % -5, -5.0 % 5, (-0.0) ** 3, abs(-0.0), -0.0 or 0.0, 0.0 or -0.0, sum([-0.0, -0.0]), sum([-0.0], -0.0), max(0.0, -0.0), max(-0.0, 0.0), min(0.0, -0.0), min(-0.0, 0), round(-0.4), round(-0.4, 0), -0.0 == False)
nan = float("nan")
hits = [0] * 8
box = [nan, 1.0, 0.0]
d = {nan: "n", 0.0: "zero"}
for i in range(200):
    x = nan if i % 4 == 0 else nan * 1 if i % 4 == 1 else -0.0 if i % 4 == 2 else 0
    hits[0] += x in box; hits[1] += x in d; hits[2] += x == x; hits[3] += box.count(x); hits[4] += d.get(x, "") == "n"
    hits[5] += [x] == [x]; hits[6] += (x,) in [(nan,)]; hits[7] += x < 1 or x > 1
    if i == 100: box.append(x); d[x] = "n"
print(hits, len(d), [repr(k) for k in d])
def pick(i):
    if i % 2: return 0.0
    return -0.0
print([sign(pick(i) * 1) for i in range(60)].count(-1.0), {pick(0): 1}, {pick(1), pick(0)}, [pick(0), pick(1)], str((pick(0), 0)), pick(0) is pick(0) or True)
total = 0.0
for i in range(300):
    v = i if i < 120 else float(i) if i < 180 else -0.0 if i < 200 else 10 ** 20
    total = total + v * 0.1 - v / 3
    if i == 150: total = int(total)
    if i == 250: total = -total
    if i == 280: total = float("inf")
    if i == 290: total -= float("inf")
print(total, total == total)
for x in (2.0 ** 53, 2 ** 53 + 1, -2.0 ** 63, 2.0 ** 63, 2 ** 63 - 1, 2 ** 62 + 1, 1e19, 10 ** 19 + 1): print(x == float(x), int(float(x)) == x, x < 2.0 ** 63, x > 2 ** 53, x <= 9007199254740993, x == 9007199254740992.0, float(x) // 3, x // 3.0, int(x) % 7, x % 7.0)
def half(n): return [round(k / 2) for k in range(n)]
print(half(9), [round(k / 20, 1) for k in range(9)], [int(-k / 2) for k in range(5)], [math.floor(-k / 2) for k in range(5)], [k // 2.0 for k in range(-3, 3)], [k % -2.0 for k in range(-3, 3)])
