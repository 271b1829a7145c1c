# Keys of ordered dicts moved to both ends and taken from there, in any order, while the dict grows and shrinks.
from collections import OrderedDict

state = 12345


def random(below):
    global state
    state = (state * 1103515245 + 12345) % 2**31
    return (state >> 8) % below


class Own(OrderedDict):
    def __bool__(self):
        return False


def run(made, keys, turns, weights):
    told = 0
    for turn in range(turns):
        key = random(keys)
        key = key if key % 3 else (key, str(key))
        what = random(sum(weights))
        for which, weight in enumerate(weights):
            what -= weight
            if what < 0:
                break
        try:
            if which == 0:
                made[key] = turn
            elif which == 1:
                made.move_to_end(key)
            elif which == 2:
                made.move_to_end(key, last=False)
            elif which == 3:
                told ^= hash(made.popitem()[1])
            elif which == 4:
                told ^= hash(made.popitem(last=False)[1])
            elif which == 5:
                del made[key]
            else:
                told ^= made.pop(key, 3)
        except KeyError as error:
            told += len(str(error))
        if turn % 97 == 0:
            told = (told * 31 + sum(at * value for at, value in enumerate(made.values()))) % 2**40
        if turn % 541 == 0:
            assert list(made) == list(reversed(list(reversed(made)))) == [key for key, _ in made.items()]
            assert len(made) == len(list(made)) and all(key in made for key in made)
            copy = made.copy()
            assert copy == made and list(copy) == list(made) and dict(made) == dict(copy)
    return told, len(made), list(made)[:3], list(made.items())[-2:]


for cls in OrderedDict, Own:
    print(run(cls(), 8, 2000, [4, 3, 3, 1, 1, 1, 1]))
    print(run(cls(), 200, 6000, [6, 3, 3, 1, 1, 1, 1]))
    print(run(cls(), 200, 4000, [6, 0, 9, 1, 0, 0, 0]))
    print(run(cls(), 60, 4000, [6, 9, 0, 0, 1, 0, 1]))
    print(run(cls((n, n) for n in range(50)), 50, 4000, [0, 1, 1, 0, 0, 0, 0]))


def cache(turns, most):
    kept, hits = OrderedDict(), 0
    for turn in range(turns):
        key = turn * turn % 301
        if key in kept:
            kept.move_to_end(key)
            hits += 1
        else:
            kept[key] = turn
            if len(kept) > most:
                kept.popitem(last=False)
    return hits, list(kept)[:4]


print(cache(5000, 100))
print(Own(a=1).popitem())
made = OrderedDict(a=1, b=2)
for wrong in (lambda: made.move_to_end("c"), lambda: made.move_to_end([]), lambda: OrderedDict().popitem(), lambda: OrderedDict().popitem(False)):
    try:
        print(wrong())
    except (KeyError, TypeError) as error:
        print(type(error).__name__, error)


# A key that compares by code of the program, which changes the dict.
class Key:
    def __init__(self, of):
        self.of = of

    def __hash__(self):
        return 7

    def __eq__(self, other):
        if self.of is not None and len(self.of) < 40:
            self.of[len(self.of)] = 1
        return self is other


made = OrderedDict()
first, second = Key(made), Key(None)
made[second] = 0
made[first] = 1
made.move_to_end(first, last=False)
made.move_to_end(second)
print(len(made), list(made).index(first), list(made)[-1] is second)

# An iterator finds out.
for move in (lambda key: made.move_to_end(key), lambda key: made.move_to_end(key, last=False), lambda key: made.popitem()):
    made = OrderedDict.fromkeys("abcde")
    try:
        for key in made:
            move(key)
        print("none")
    except RuntimeError as error:
        print("RuntimeError")
made = OrderedDict.fromkeys("abcde")
try:
    for key in made:
        made.move_to_end(key)
except RuntimeError:
    print("".join(made))
