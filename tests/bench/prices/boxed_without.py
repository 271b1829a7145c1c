def run(n):
    kept = [None]
    x = 0.5
    for i in range(n):
        x = x + 1.0
        kept[0] = None
    return x


print(run(60_000_000))
