# Lists that a trace has made grow in it: kept, seen through a second name, shrunk, grown at a side exit, and grown beyond what a trace unrolls.
kept = []


def grow(n):
    total = 0
    for i in range(n):
        one = []
        other = one
        for_all = [i]
        one.append(i)
        other.append(i + 1)
        one.append(one)
        for k in (1, 2, 3):
            for_all.append(k * i)
        one.pop()
        one.append(2)
        one.append(3)
        other.append(4)
        if i % 251 == 250:
            kept.append(one)
            one.append(for_all)
        total += len(one) + one[-2] + other[0] + for_all[3] + len(for_all)
        if i % 499 == 498:
            one.append(i)
            try:
                one[len(one)]
            except IndexError as error:
                total += len(str(error))
    return total


print(grow(3000))
print(kept)


def many(n):
    total = 0
    for i in range(n):
        xs = []
        xs.append(i); xs.append(i); xs.append(i); xs.append(i); xs.append(i); xs.append(i); xs.append(i); xs.append(i)
        xs.append(1); xs.append(2); xs.append(3); xs.append(4); xs.append(5); xs.append(6); xs.append(7); xs.append(8)
        ys = xs * 4
        ys.append(xs)
        ys.append(i)
        xs.append(ys[-1])
        total += sum(xs) + len(ys)
    return total


print(many(2500))
