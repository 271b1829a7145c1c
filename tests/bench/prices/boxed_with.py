# What it costs to box a float.
# times: 60_000_000
def run(n):
    kept = [None]
    x = 0.5
    for i in range(n):
        x = x + 1.0
        kept[0] = x
    return kept[0]


print(run(60_000_000))
