# Two characters of ASCII are compared as bytes, in any way. In mid-loop there are other characters and longer strings.
def run(parts, other):
    total = 0
    for c in parts:  # jit: body.operations=15 body.guards=6 body.allocations=0 body.residual_calls=0
        if c == other:
            total += 1
        else:
            total += 3
    return total


def every(a, b):
    found = []
    for x, y in zip(a, b):
        found.append((x < y) + 2 * (x <= y) + 4 * (x == y) + 8 * (x != y) + 16 * (x >= y) + 32 * (x > y))
    return found


plain = list("abcabc cba" * 300)
others = ["é", "ü", "", "ab", "ba", "a\0", "xyz", "y", "z" * 300, "\x7f", "\x80"]
print(run(plain, "a"), run(plain + others * 40 + plain, "b"), run(plain + others * 40, "é"), run(plain + others * 40, "ab"))
some = plain[:400] + others * 30
found = every(some, some[3:] + some[:3])
print(sum(found), [found.count(n) for n in range(64) if n in found], every("aab" * 100, "aba" * 100)[-3:], every(["é", "a"] * 200, ["a", "é"] * 200)[:2])
