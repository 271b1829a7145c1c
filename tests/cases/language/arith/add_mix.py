# Addition over every pair of number types, with the type changing inside one hot loop.


def kind(value):
    return type(value).__name__


def pairs():
    numbers = [0, 1, -7, 2**62, 2**63, -(2**70), 0.0, 1.5, -2.25, True, False]
    for a in numbers:
        row = []
        for b in numbers:
            c = a + b
            row.append(kind(c)[0])
        print(repr(a), "".join(row))


def drifting():
    total = 0
    step = 1
    for i in range(300):
        if i == 100:
            step = 0.5
        if i == 200:
            step = 2**64
        total = total + step
        if i % 60 == 59:
            print(i, kind(total), total)


pairs()
drifting()
print(True + True, kind(True + True), False - True)
print(1 + 2 - 3 + 4.0 - 5)
