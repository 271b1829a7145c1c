# Subclasses of builtin classes say by `__index__`, `__floor__`, `__ceil__` and `__trunc__` which whole number they stand for: the value that they keep was asked instead.
import collections
import math
import operator


def indexed(base, *args):
    class Indexed(base):
        def __index__(self):
            return self.at

        at = 2

    return Indexed(*args)


def asked(place):
    items, text = [1, 2, 3, 4], "abcd"
    items[place] = "changed"
    del items[place]
    return (
        items,
        [5, 6, 7, 8][place],
        text[place],
        (5, 6, 7, 8)[place],
        bytearray(b"abcd")[place],
        memoryview(b"abcd")[place],
        range(9)[place],
        text[place:],
        text[:place],
        list(range(place)),
        [1] * place,
        chr(place),
        hex(place),
        round(1.2345, place),
        operator.index(place),
        slice(place).indices(5),
        1 << operator.index(place),
        "%x" % operator.index(place),
    )


Pair = collections.namedtuple("Pair", "a b")
places = [
    indexed(object),
    indexed(list, [1]),
    indexed(dict, {1: 2}),
    indexed(bytes, b"x"),
    indexed(bytearray, b"x"),
    indexed(complex, 1j),
    indexed(float, 3.5),
    indexed(set),
    indexed(frozenset),
    indexed(collections.OrderedDict),
    indexed(property),
]
texts = [indexed(str, "one"), indexed(tuple, (1, 2)), indexed(Pair, 1, 2)]
for turn in range(360):
    place = places[turn % len(places)]
    if turn == 180:
        for other in places:
            type(other).at = 1
    now = asked(place)
    if turn % 180 in (0, 5) or now != last:
        print(turn, now)
    last = now
for turn in range(120):
    place = texts[turn % 3]
    now = [5, 6, 7][place], "abc"[place], range(place), [1] * place, operator.index(place)
print(now)

plain = {type(place).__base__: type(place).__base__() for place in places[1:]}
words = []
for base in (list, dict, bytes, float, complex, set):
    class Plain(base):
        pass

    for _ in range(30):
        try:
            [1, 2, 3][Plain()]
        except TypeError as error:
            word = str(error)
    words.append(word)
print(words)


class Whole(int):
    def __index__(self):
        return 1


class Rounded(float):
    def __floor__(self):
        return "floor"

    def __ceil__(self):
        return "ceil"

    def __trunc__(self):
        return "trunc"


class Kept(float):
    pass


for turn in range(200):
    number = (Rounded, Kept, float)[turn // 67](turn + 0.5)
    now = [5, 6, 7][Whole(2)], math.floor(number), math.ceil(number), math.trunc(number), int(Kept(2.5))
    if turn % 67 in (0, 66):
        print(now)
