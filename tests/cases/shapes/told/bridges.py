# A loop that goes many ways, and one that goes two.


def ways(items):
    total = 0
    for item in items:  # SW404: It has N side paths, which were taken N times. The most frequent one, taken N times, begins in line N.
        if item == 1:
            total += 3
        elif item == 2:
            total ^= 5
        elif item == 3:
            total -= 7
        elif item == 4:
            total += total & 15
        elif item == 5:
            total = total * 3 & 1023
        elif item == 6:
            total |= 1
        elif item == 7:
            total >>= 1
        elif item == 8:
            total += 11
        elif item == 9:
            total -= 2
        elif item == 10:
            total += 4
        else:
            total += 1
    return total


def two(items):
    total = 0
    for item in items:
        if item & 1:
            total += 3
        else:
            total ^= 5
    return total


items = [(i * 7919 >> 3) % 12 for i in range(60000)]
print(ways(items), two(items))
