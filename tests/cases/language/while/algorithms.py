# Classic while loops: binary search, partition, binary exponent, roots by bisection, water jugs by hand.


def bisect(items, x):
    low, high = 0, len(items)
    while low < high:
        mid = (low + high) // 2
        if items[mid] < x:
            low = mid + 1
        else:
            high = mid
    return low


squares = [i * i for i in range(100)]
print([bisect(squares, x) for x in (0, 1, 2, 50, 9801, 10**6)])


def quickselect(items, k):
    items = items[:]
    low, high = 0, len(items) - 1
    while low < high:
        pivot = items[(low + high) // 2]
        i, j = low, high
        while i <= j:
            while items[i] < pivot:
                i += 1
            while items[j] > pivot:
                j -= 1
            if i <= j:
                items[i], items[j] = items[j], items[i]
                i += 1
                j -= 1
        if k <= j:
            high = j
        elif k >= i:
            low = i
        else:
            break
    return items[k]


data = [i * 7919 % 1013 for i in range(200)]
print([quickselect(data, k) for k in (0, 1, 100, 198, 199)], sorted(data)[100])


def root(f, low, high):
    steps = 0
    while high - low > 1e-12 and steps < 200:
        mid = (low + high) / 2
        if (f(mid) > 0) == (f(high) > 0):
            high = mid
        else:
            low = mid
        steps += 1
    return round(low, 9), steps


print(root(lambda x: x * x - 2, 0, 2), root(lambda x: x**3 - x - 1, 1, 2), root(lambda x: 2.0**x - 10, 0, 10))


def gray(n):
    out = []
    i = 0
    while i < 1 << n:
        out.append(format(i ^ i >> 1, f"0{n}b"))
        i += 1
    return out


print(gray(3), len(gray(7)))
n = 10**6 + 3
rounds = 0
while n > 1:
    n = n // 3 if n % 3 == 0 else n - 1 if n % 2 else n // 2
    rounds += 1
print(rounds)
