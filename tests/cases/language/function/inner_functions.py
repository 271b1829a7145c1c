# Functions inside functions that do not capture, capture, recurse, are returned, and are redefined per call.


def sorter(values):
    def swap(i, j):
        values[i], values[j] = values[j], values[i]

    def partition(low, high):
        pivot = values[high]
        i = low
        for j in range(low, high):
            if values[j] < pivot:
                swap(i, j)
                i += 1
        swap(i, high)
        return i

    def sort(low, high):
        if low < high:
            p = partition(low, high)
            sort(low, p - 1)
            sort(p + 1, high)

    values = list(values)
    sort(0, len(values) - 1)
    return values


data = [i * 7919 % 211 for i in range(120)]
print(sorter(data) == sorted(data), sorter("hello"), sorter([]), sorter([2.5, 1, 2**65, -1]))


def distances(points):
    def square(x):
        return x * x

    def between(a, b):
        return square(a[0] - b[0]) + square(a[1] - b[1])

    best = None
    for i, a in enumerate(points):
        for b in points[i + 1 :]:
            d = between(a, b)
            if best is None or d < best[0]:
                best = d, a, b
    return best


print(distances([(i * 17 % 50, i * 31 % 47) for i in range(25)]))


def machine():
    registers = {"a": 0, "b": 1}

    def op(name):
        def add(r, n):
            registers[r] += n

        def mul(r, n):
            registers[r] *= n

        def copy(r, s):
            registers[r] = registers[s]

        return {"add": add, "mul": mul, "copy": copy}[name]

    def run(program, times):
        for _ in range(times):
            for name, r, x in program:
                op(name)(r, x)
        return dict(registers)

    return run


run = machine()
print(run([("add", "a", 3), ("mul", "b", 2), ("copy", "a", "b")], 5), run([("add", "b", -1)], 110))


def counter_pair():
    def make(step):
        n = 0

        def tick():
            nonlocal n
            n += step
            return n

        return tick

    return make(1), make(10)


one, ten = counter_pair()
total = 0
for i in range(150):
    total += one() if i % 3 else ten()
print(total, one(), ten())


def depth(n):
    def inner(k):
        def innermost():
            return n * 100 + k

        return innermost

    return inner(n + 1)()


print([depth(i) for i in range(4)], sum([depth(i) for i in range(100)]))
