# Which method a conversion asks first, what its error shows, and how often keys are hashed.
class Number:
    def __int__(self):
        return 5

    def __index__(self):
        return 6


print("%d %i %x %o %5d" % (Number(), Number(), Number(), Number(), Number()), "%d" % True, "%d" % 2.9)
for text, base in ((b"1x", 10), (b"12", 2), (bytearray(b"zz"), 16), ("1x", 10)):
    try:
        int(text, base)
    except ValueError as error:
        print(error)
print(int(b"z", 36), int(bytearray(b" 0x1f "), 0))


class Key(int):
    hashed = 0

    def __hash__(self):
        Key.hashed += 1
        return int.__hash__(self)


keys = dict.fromkeys(map(Key, range(-5, 5)))
before = Key.hashed
made = set(keys), frozenset(keys), dict(keys), set(keys) | set(keys)
print(before, Key.hashed - before, [len(one) for one in made], made[2] == dict.fromkeys(range(-5, 5)))
for n in range(100):
    keys = dict.fromkeys({n, -n, "a", (n, "b")}, n)
    assert keys[n] == keys[-n] == keys["a"] == keys[n, "b"] == n and set(keys) == {n, -n, "a", (n, "b")}, keys
print(len(keys), "%d" % Number())
