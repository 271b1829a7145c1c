# Building tuples: concatenation, repetition, conversion, comparison while growing, star displays.


def digits(n, base):
    out = ()
    while n:
        n, d = divmod(n, base)
        out = (d,) + out
    return out or (0,)


print(digits(2026, 10), digits(0, 2), digits(255, 16), digits(10**20, 1000))
print((*range(3), *"ab", *[]), (*(), 1), tuple(x * x for x in range(5)), tuple({"k": 1}), tuple("é☕"))
t = ()
for i in range(120):
    t += (i,)
print(len(t), sum(t), t[50:53], t.index(77), t.count(5))
print((1, 2) * 3, 2 * ("a",), () * 5, (0,) * -1, ((),) * 2)
longest = ()
current = ()
for value in [i * 37 % 50 for i in range(150)]:
    if current and value <= current[-1]:
        current = ()
    current += (value,)
    if len(current) > len(longest):
        longest = current
print(longest)


def cartesian(*sets):
    if not sets:
        return ((),)
    return tuple([(x,) + rest for x in sets[0] for rest in cartesian(*sets[1:])])


print(cartesian((1, 2), "ab"), len(cartesian(range(3), range(4), range(5))), cartesian())


def compare(a, b):
    return "<" if a < b else ">" if a > b else "="


pairs = [((1, 2), (1, 3)), ((1,), (1, 0)), ((2,), (1, 9)), ((), ()), ((1, "b"), (1, "a"))]
print("".join([compare(a, b) for a, b in pairs]))
cache = {}
for i in range(150):
    key = (i % 3, (i % 4, str(i % 2)))
    cache[key] = cache.get(key, ()) + (i,)
print(len(cache), cache[0, (0, "0")][:4], hash((1, 2)) == hash((1, 2)), (1, 2.0) in {(1.0, 2): 1})
