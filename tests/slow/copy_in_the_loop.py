# A tuple that is copied in each iteration.
# code: SW301
# fix: Do `list(row)` once before the loop
# report: https://github.com/pypy/pypy/issues/3780

def picks(row, times):
    total = 0
    for i in range(times):
        total += list(row)[i % 300]  # slow
    return total


print(picks(tuple(range(300)), 1500000))
