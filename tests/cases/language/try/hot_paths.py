# Exceptions as ordinary control flow in hot loops: parsing, lookups, end of iteration, sentinel searches.


def parse(text):
    try:
        return int(text)
    except ValueError:
        try:
            return float(text)
        except ValueError:
            return text


items = ["1", "2.5", "x", "-7", "1e3", "", "0x10", "99999999999999999999"]
print([parse(t) for t in items])
total = 0
words = 0
for i in range(240):
    v = parse(items[i % 8])
    try:
        total += v
    except TypeError:
        words += 1
print(total, words)


class Found(Exception):
    pass


def search(cube, wanted):
    try:
        for x in range(6):
            for y in range(6):
                for z in range(6):
                    if cube(x, y, z) == wanted:
                        raise Found((x, y, z))
    except Found as e:
        return e.args[0]
    return None


print(search(lambda x, y, z: x * y * z, 60), search(lambda x, y, z: x + y + z, 99))


def count_words(text):
    counts = {}
    for w in text.split():
        try:
            counts[w] += 1
        except KeyError:
            counts[w] = 1
    return counts


print(count_words("a b a c b a " * 30))
it = iter(range(130))
pulled = 0
while True:
    try:
        pulled += next(it)
    except StopIteration:
        break
print(pulled)


def safe_div(a, b, default=None):
    try:
        q = a / b
    except ZeroDivisionError:
        return default
    except TypeError as e:
        raise ValueError(f"cannot divide {a!r} by {b!r}") from e
    else:
        return q


print([safe_div(i, i % 3, -1) for i in range(6)])
try:
    safe_div("a", 2)
except ValueError as e:
    print(e, type(e.__cause__).__name__)
