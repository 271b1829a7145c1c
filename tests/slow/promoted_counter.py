# A promoted value that has many values.
# code: SW102
# fix: Remove `promote` from `promote(value)`

from sidewinder import promote


def run(values, times):
    total = 0
    for _ in range(times):
        for value in values:
            total += promote(value) & 7  # slow
    return total


print(run(list(range(57)) * 90, 4000))
