# Strings compared, interned or not, as keys and attributes, built in different ways.

a = "hello"
b = "".join(["h", "e", "l", "l", "o"])
c = "hel" + "lo"
d = "xhello"[1:]
e = "HELLO".lower()
print(a == b == c == d == e, len({a, b, c, d, e}), hash(a) == hash(d), a in [b], a is not None)
table = {}
for i in range(200):
    key = "k" + str(i % 10)
    table[key] = table.get(key, 0) + i
    table["k" + chr(48 + i % 10)] += 1
print(table)


class Bag:
    pass


bag = Bag()
for i in range(150):
    name = "attr_" + "abc"[i % 3]
    setattr(bag, name, getattr(bag, name, 0) + i)
print(bag.attr_a, bag.attr_b, bag.attr_c)
commands = {"start": 1, "stop": -1, "pause": 0}
position = 0
script = ["start", "start", "pause", "st" + "op", "unknown"] * 30
for word in script:
    if word == "pause":
        position *= 1
    elif word in commands:
        position += commands[word]
    else:
        position += 100
print(position)
print("a" < "b", "a" < "B", "" < "a", "ab" > "a", "abc" <= "abd", "Zebra" < "apple", "1" < "a", "~" > "z")
print(sorted(["b", "A", "a", "B", "1", "_", "é"]), max("hello"), min("hello"), sorted("hello world".split(), reverse=True))
less = 0
words = ["apple", "app", "apply", "ape", "", "b"]
for x in words:
    for y in words:
        less = less * 3 % 1000003 + (x < y) + 2 * (x == y)
print(less)
print("x" * 3 == "xxx", "x" != "X", "X".lower() == "x", "ß".casefold() == "ss", "a" "b" == "ab", 'a' == "a")
print("1" == 1, "1" != 1, "a" == b"a", "" == None, not "", bool(" "))
long = "ab" * 1000
print(long == "ba" * 1000, long[1:] + "b" == "ba" * 999 + "bb", long == long[:], hash(long) == hash("ab" * 1000))
