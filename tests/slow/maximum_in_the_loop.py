# A maximum that is looked for in each iteration.
# code: SW301
# fix: Do `max(values)` once before the loop
# report: https://github.com/pypy/pypy/issues/2839

def scaled(values, times):
    total = 0.0
    for i in range(times):
        total += values[i % 500] / max(values)  # slow
    return total


print(round(scaled([(i * 31) % 997 + 1 for i in range(500)], 60000), 6))
