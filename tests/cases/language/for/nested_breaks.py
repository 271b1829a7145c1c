# Three levels of loops with break, continue, else, return, and flags; patterns printed.


def first_triple(limit, wanted):
    tried = 0
    for a in range(1, limit):
        for b in range(a, limit):
            if a + b > wanted:
                break
            for c in range(b, limit):
                tried += 1
                if a + b + c == wanted and a * a + b * b == c * c:
                    return a, b, c, tried
                if a + b + c > wanted:
                    break
            else:
                tried += 1000
    else:
        tried = -tried
    return tried


print(first_triple(60, 120), first_triple(10, 12), first_triple(8, 100))


def pattern(n):
    lines = []
    for row in range(n):
        line = ""
        for col in range(n):
            if col > row:
                break
            if (row + col) % 3 == 0:
                continue
            line += "*" if (row * col) % 2 else "."
        else:
            line += "|"
        lines.append(line)
    return lines


for line in pattern(7):
    print(line)


def search(grid, ok):
    found = []
    for y, row in enumerate(grid):
        hit = False
        for x, v in enumerate(row):
            for test in ok:
                if not test(v):
                    break
            else:
                found.append((x, y))
                hit = True
            if len(found) > 40:
                break
        if hit and y % 4 == 3:
            continue
        if len(found) > 30:
            break
    else:
        found.append("complete")
    return found


grid = [[(x * y + x) % 11 for x in range(12)] for y in range(12)]
print(len(search(grid, [lambda v: v > 2, lambda v: v % 2, lambda v: v != 7])), search(grid, [lambda v: v == 10])[-3:], search(grid, [])[-1])
primes = []
for n in range(2, 300):
    for p in primes:
        if p * p > n:
            primes.append(n)
            break
        if n % p == 0:
            break
    else:
        primes.append(n)
print(len(primes), primes[-1])
count = 0
for i in range(20):
    for j in range(20):
        try:
            if i == j:
                continue
            if j > i + 3:
                break
        finally:
            count += 1
        count += 100
print(count)
