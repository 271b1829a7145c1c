# for-else, break and continue in nested loops.


def first_factor(n):
    for d in range(2, n):
        if n % d == 0:
            break
        if d * d > n:
            d = n
            break
    else:
        return "prime " + str(n)
    return d


print([first_factor(n) for n in (2, 3, 4, 9, 35, 97)])


def search(grid, wanted):
    for r, row in enumerate(grid):
        for c, value in enumerate(row):
            if value < 0:
                continue
            if value == wanted:
                return r, c
        else:
            continue
        break
    else:
        return "nowhere"
    return "broken"


grid = [[i * j - 5 for j in range(12)] for i in range(12)]
print(search(grid, 44), search(grid, 1000), search(grid, -5))
skipped = kept = 0
for i in range(30):
    for j in range(10):
        if (i + j) % 3:
            skipped += 1
            continue
        if j > 7:
            break
        kept += i * j
    else:
        kept += 1000
print(skipped, kept)
for x in []:
    pass
else:
    print("empty ran else")
for x in "ab":
    for y in "cd":
        if y == "d":
            break
        print(x, y)
    print("after", x, y)
