# map, filter, sorted with key, reduce by hand, composition.


def reduce(f, items, start):
    acc = start
    for x in items:
        acc = f(acc, x)
    return acc


def compose(f, g):
    return lambda x: f(g(x))


def iterate(f, n):
    def run(x):
        for _ in range(n):
            x = f(x)
        return x

    return run


print(reduce(lambda a, b: a * 10 + b, [1, 2, 3], 0), reduce(max, [3, 9, 2], 0), reduce(lambda a, b: a + [b], "abc", []))
double_then_inc = compose(lambda x: x + 1, lambda x: x * 2)
print(list(map(double_then_inc, range(5))), iterate(double_then_inc, 10)(1), iterate(double_then_inc, 100)(0))
people = [("Ann", 31), ("Bob", 25), ("Cid", 31), ("Dee", 19)]
print(sorted(people, key=lambda p: p[1]), sorted(people, key=lambda p: (-p[1], p[0])))
print(max(people, key=lambda p: p[1]), min(people, key=lambda p: p[1]), sum(map(lambda p: p[1], people)))
print(list(filter(lambda n: n % 3 == 1, range(12))), list(map(str, [1, 2])), list(map(max, [1, 5], [3, 2])))
words = ["banana", "Apple", "cherry", "date"]
print(sorted(words), sorted(words, key=str.lower), sorted(words, key=len, reverse=True))
fs = [lambda x: x + 1, lambda x: x * 3, abs, lambda x: -x]
value = 1
for i in range(300):
    value = fs[i % 4](value) % 1009
print(value)


def apply_n(f, n, x):
    return x if n == 0 else apply_n(f, n - 1, f(x))


print(apply_n(lambda s: s + "!", 5, "hi"))
