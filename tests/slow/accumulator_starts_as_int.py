# An int that becomes a float in the loop.
# code: SW203
# fix: Start `total` with `0.0`
# report: https://github.com/numba/numba/issues/5475

def trace(rows):
    total = 0
    for row in rows:
        if row[0] > 3:
            total += row[0]
        else:
            total += row[0] * 0.5  # slow
    return total


def run(rows, times):
    best = 0.0
    for _ in range(times):
        best = max(best, float(trace(rows)))
    return best


rows = [[i % 7] for i in range(8)]
print(round(run(rows, 4000000), 6))
