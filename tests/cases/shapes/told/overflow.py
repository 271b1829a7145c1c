# A product that leaves the range of small ints now and then, and one that never does.


def grows(values):
    total = 0
    for v in values:
        total ^= v * (v + 1) & 1023  # SW104: Compiled for the case that `v * (v + 1)` stays a small int, but it left them; a side path for that was taken N times.
    return total


def stays(values):
    total = 0
    for v in values:
        total ^= (v & 255) * (v & 127) & 1023
    return total


values = [3, 5, 1 << 40] * 10000
print(grows(values), stays(values))
