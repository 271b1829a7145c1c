# Means, variances, medians, regressions over ints, floats and big ints in one loop each.


def mean(values):
    total = 0
    n = 0
    for v in values:
        total += v
        n += 1
    return total / n


def variance(values):
    m = mean(values)
    return mean([(v - m) ** 2 for v in values])


def median(values):
    values = sorted(values)
    half = len(values) // 2
    return values[half] if len(values) % 2 else (values[half - 1] + values[half]) / 2


def regression(points):
    n = sx = sy = sxx = sxy = 0
    for x, y in points:
        n += 1
        sx += x
        sy += y
        sxx += x * x
        sxy += x * y
    slope = (n * sxy - sx * sy) / (n * sxx - sx * sx)
    return slope, (sy - slope * sx) / n


data = [i * 37 % 101 for i in range(150)]
print(mean(data), round(variance(data), 9), median(data), median(data[:149]))
print(mean([0.5, 1.5, 2]), mean([2**62] * 120), mean([10**25, -(10**25), 3]), mean([True, False, True]))
print([round(c, 9) for c in regression([(x, 3 * x - 7) for x in range(120)])], [round(c, 9) for c in regression([(x / 8, x % 5) for x in range(200)])])
try:
    mean([])
except ZeroDivisionError as e:
    print(e)
try:
    mean([1, "2"])
except TypeError as e:
    print(e)


def running(values):
    low = high = values[0]
    up = down = 0
    last = values[0]
    for v in values[1:]:
        low = v if v < low else low
        high = v if v > high else high
        up += max(v - last, 0)
        down -= min(v - last, 0)
        last = v
    return low, high, up, down


print(running(data), running([1.5, -2, 2**65, 0.25] * 30), running([3]))
mode = {}
for v in data:
    mode[v // 10] = mode.get(v // 10, 0) + 1
print(max(mode, key=lambda k: (mode[k], -k)), sorted(mode.items())[:3])
pi = inside = 0
x = 1
for i in range(400):
    x = x * 16807 % 2147483647
    a = x / 2147483647
    x = x * 16807 % 2147483647
    b = x / 2147483647
    inside += a * a + b * b <= 1
print(4 * inside / 400)
