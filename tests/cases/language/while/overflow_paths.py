# Sums that leave the machine word on one path only, come back, or alternate between small and big.


def climb(n):
    total = 0
    step = 1
    for i in range(n):
        if i % 50 == 49:
            step *= 2**20
        total += step
        if total > 2**75:
            total -= 2**75
    return total


print(climb(40), climb(160), climb(400))


def zigzag(n):
    x = 2**62 - 5
    up = True
    crossings = 0
    while n:
        n -= 1
        x = x + 3 if up else x - 3
        if x > 2**62 + 20 or x < 2**62 - 20:
            up = not up
            crossings += 1
    return x, crossings


print(zigzag(30), zigzag(300))


def products(n):
    a = 1
    big = small = 0
    for i in range(n):
        a = a * 3 + 1
        if a > 2**64:
            big += 1
            a //= 2**50
        elif a > 2**61:
            small += 1
            a = -a
        if a < 0:
            a = -a % 1009
    return a, big, small


print(products(100), products(500))


def mixed(values):
    total = 0
    best = None
    for v in values:
        total = total - v if total > v else total + v
        if best is None or total > best:
            best = total
    return total, best


print(mixed([2**61] * 120), mixed([1, 2**63] * 60), mixed([-(2**62), 5] * 60), mixed([2**62, 0.5, True] * 40))


def shifts(n):
    mask = 1
    seen = 0
    for i in range(n):
        mask <<= 1
        if mask >> 62:
            seen += mask.bit_length()
        if mask >> 70:
            mask = i | 1
    return mask, seen


print(shifts(60), shifts(200))
counter = 2**63 - 60
evens = 0
while counter < 2**63 + 60:
    evens += counter % 2 == 0
    counter += 1
print(counter, evens, counter - 2**63, -counter // 7, counter * counter % 1000003)
down = -(2**62) + 50
while down > -(2**62) - 50:
    down -= 1
print(down, abs(down) - 2**62, down + 2**62)
