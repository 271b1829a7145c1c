def count(n):
    t = 0
    while n > 0:
        t += n
        n -= 1
    return t


def sieve(n):
    flags = [True] * (n + 1)
    found = 0
    for i in range(2, n + 1):
        if flags[i]:
            found += 1
            for k in range(i * i, n + 1, i):
                flags[k] = False
    else:
        print("done")
    return found


def search(rows, wanted):
    for y, row in enumerate(rows):
        for x, value in enumerate(row):
            if value is None:
                continue
            if 0 <= value < 10 and value == wanted or not row:
                return x, y
        else:
            break
    while True:
        if wanted:
            break
    return None


for item in [1, 2, 3]:
    print(item)
