# A float that is a global in each iteration, and depends on what it was before.
# code: SW203
# fix: Keep `level` in a local variable during the loop

level = 0.0


def feed(samples, weight, times):
    global level
    for _ in range(times):
        for sample in samples:
            level = level * (1.0 - weight) + sample * weight  # slow
    return level


print(round(feed([float(i % 10) for i in range(500)], 0.1, 60000), 9))
