# What `sum` adds up without asking an iterator: values and keys of dicts, sets, bytes; and what stops it.
d = {i: i * 0.5 for i in range(10)}
print(sum(d), sum(d.values()), sum(d.keys()), sum(d.values(), 2**61), sum({1, 2, 3}), sum(frozenset([1.5, 2])), sum(b"abc"), sum(bytearray(b"abc"), 5))
print(sum({}), sum({}.values()), sum(set()), sum(b""), sum({1: 2**62 - 1, 2: 2**62 - 1, 3: -1}.values()))
print(sum({1: 2**62 - 1, 2: 0.5}.values()), sum([True, 2, 1.5, False]), sum({1: 1j, 2: 2}.values()), sum({1: [1], 2: [2]}.values(), []))
del d[3]
print(sum(d), sum(d.values()), sum(reversed(d)), sum(d.items(), ())[:4])


class Table(dict):
    def values(self):
        return [100]

    def __iter__(self):
        return iter([7, 8])


t = Table(a=1, b=2)
print(sum(t), sum(t.values()), sum(dict.values(t)), sum(x for x in range(5)), sum(iter([2**62 - 1, 1, 1.0])), sum(range(5), -10))
for wrong in {1: "a"}.values(), {"a": 1}, {(): 1}.keys(), {None}:
    try:
        sum(wrong)
    except TypeError as error:
        print(error)

table = str.maketrans({"a": "1", "b": None, "c": 0x20AC, "é": "ee", "€": "c"})
print("abcdé€xyz".translate(table).encode(), "abc".translate({}), "".translate(table), ("ab" * 3).translate({97: "long" * 3}))


class Missing(dict):
    def __missing__(self, key):
        return chr(key + 1)


class Odd:
    def __getitem__(self, key):
        if key == 97:
            raise LookupError("left")
        return key + 1


print("abc".translate(Missing({97: "-"})), "abc".translate(Odd()), "abc".translate(["x"] * 98), "abc".translate({True: 1, 97.0: "f"}))
for wrong in {97: 1.5}, {97: -1}, {97: 0x110000}, 5:
    try:
        print("a".translate(wrong))
    except (TypeError, ValueError) as error:
        print(type(error).__name__, error)

for value in [1, 2, 3, 4], (1, 2, 3), [], [1], "abc", range(4), iter([5, 6, 7]):
    try:
        a, *b, c = value
        print(a, b, c)
    except ValueError as error:
        print(error)
    try:
        *b, a = value
        print(b, a)
    except ValueError as error:
        print(error)
rest = [1, 2]
first, *rest = rest
print(first, rest, [(x, y) for x, *y in [(1, 2, 3), [4]]])
one = {i: str(i) for i in range(30)}
two = one.copy()
two[5] = "other"
del two[0]
three = two.copy()
three[0] = "new"
print(one[5], two[5], len(one), len(two), list(three)[-2:], three == two, {**one} == one, dict(two) == two, list(dict(three))[:3], {}.copy())
print([hex(n) for n in (0, 255, -255, 2**62 - 1, -(2**62), 2**64, -(2**70))], bin(-5), oct(64), "%x %o %X %d" % (-255, 8, 48879, -(2**62)), f"{-10:b} {2**61:#x}")
print(b"\x00\xff\x10".hex(), b"\x01\x02\x03".hex("-"), b"".hex(), b"\xab\xcd\xef".hex(":", 2))
for text in "é" * 300, "a" * 70 + "é" + "b" * 200 + "😀" * 70, ("x" * 63 + "é") * 5, "€" * 64, "ab€" * 128:
    again = text.encode().decode()
    print(len(again), again == text, [again[k] for k in (0, len(text) // 2, -1, 63, -64)], again.index(again[-1]), again[60:70])


class Grows:
    def __init__(self, items, most):
        self.items, self.most = items, most

    def __radd__(self, other):
        if len(self.items) < self.most:
            self.items.append(self)
        else:
            del self.items[-3:]
        return other + 1

    def __hash__(self):
        if len(self.items) < self.most:
            self.items.append(len(self.items))
        return 7


for most in 5, 30:
    items = [1, 2]
    items.append(Grows(items, most))
    print(sum(items), len(items))
    items = [1]
    items.append(Grows(items, most))
    print(len(set(items)), len(items), len({0}.union(items)), any(items), all(items))
print(["%d %s %d%% %s" % (k, "é", -k, k) for k in (0, 7, 2**61)], "%s" % "a", "%d" % True, "%s" % True, b"%d %d" % (1, -2), "%s%s" % ("a", 1))
for template, values in [("%d", "a"), ("%s %s", "a"), ("%(a)s %d", {"a": 1}), ("%d", ()), ("%s", (1, 2)), ("%d%d", 5), (b"%s", 5), ("%d %(a)s", {"a": 1})]:
    try:
        print(template % values)
    except (TypeError, ValueError) as error:
        print(type(error).__name__, error)
print([f"{k:b} {k:o} {k:x} {k:#X}" for k in (0, 1, -1, 2**62 - 1, -(2**62), 10**6)], bin(0), hex(0), oct(0), bin(2**62 - 1), hex(-(2**62)))
