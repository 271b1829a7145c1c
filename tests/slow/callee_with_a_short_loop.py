# Tuples that are made for a callee with a loop.
# code: SW202
# fix: Unroll the loop of `dot` with `@unroll_safe`
# report: https://github.com/snabbco/snabb/issues/1239

def dot(a, b):
    total = 0
    for i in range(3):
        total += a[i] * b[i]
    return total


def run(n):
    total = 0
    for i in range(n):
        total += dot((i, i + 1, i & 7), (1, i & 3, 2))  # slow
    return total


print(run(6000000))
