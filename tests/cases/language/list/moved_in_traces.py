# Lists that a trace has made, given other items: insert, pop with an index, extend; slices backwards, and slices overwritten.
def moved(n):
    total = 0
    for i in range(n):
        items = [i, 1, 2]
        items.insert(0, 5)
        items.insert(-1, i + 1)
        items.insert(100, 7)
        items.insert(-100, 8)
        total += items.pop() + items.pop(0) + items.pop(-2)
        items.extend((1, 2))
        items.extend([i])
        items.extend(items)
        total += len(items) + sum(items)
        if i % 97 == 0:
            print(items)
    return total


def emptied(n):
    total = 0
    for i in range(n):
        items = [i]
        total += items.pop(0)
        items.extend(())
        items.insert(3, i)
        try:
            items.pop(1)
        except IndexError as error:
            total += len(str(error))
        try:
            total += items.pop(-1)
            items.pop(-1)
        except IndexError as error:
            total += len(str(error))
    return total


def grown(n):
    kept = []
    for i in range(n):
        items = []
        for k in range(6):
            items.insert(0, k)
        if i % 100 == 0:
            kept.append(items)
    kept[0].append("more")
    return kept


def turned(n, items):
    total = 0
    for i in range(n):
        items[:5] = items[4::-1]
        items[6:8] = (i, i + 1)
        items[2:3] = [items[0]]
        pair = tuple(items)[2::-2]
        total += items[0] + pair[0] - pair[1]
        if i == n - 20:
            items = items[:6]
    return total, items


def itself(n):
    items = list(range(8))
    for i in range(n):
        items[0:8] = items[::-1]
        items[2:4] = items[5:3:-1]
        items[4:4] = items[:0]
        items[1:3] = items
        del items[8:]
    return items


def sized(n, items, parts):
    for i in range(n):
        items[1:3] = parts[i % len(parts)]
    return items


print(moved(400))
print(emptied(300))
print(grown(400))
print(turned(300, list(range(10))))
print(turned(300, list(range(5))))
print(itself(300))
print(sized(300, [0, 1, 2, 3], [(5, 6), [7, 8]]))
print(len(sized(300, [0, 1, 2, 3], [(5, 6), [7, 8], (), [9]])))
