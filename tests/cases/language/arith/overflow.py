# Machine words run over into big integers and come back, without anybody noticing.


def powers():
    x = 1
    seen = []
    for i in range(140):
        x = x + x
        if i in (29, 30, 60, 61, 62, 63, 64, 126, 127, 128):
            seen.append(x)
    for value in seen:
        print(value)
    for i in range(140):
        x = x // 2
    return x


def sums():
    near = 2**62 - 50
    total = near
    for i in range(100):
        total += 1
    print(total, total - near)
    low = -(2**62) + 50
    total = low
    for i in range(100):
        total -= 1
    print(total, low - total)


def products():
    acc = 1
    for i in range(1, 200):
        acc = acc * i
        if acc > 10**25:
            acc = acc % 999999999989
    return acc


print(powers())
sums()
print(products())
print((2**31) * (2**31), (2**32) * (2**31), -(2**31) * (2**32))
print(abs(-(2**63)), -(-(2**63)), 2**63 - 1 + 1)
print((3037000500 * 3037000500), (3037000499 * 3037000499))
