"""The loops of builtins over what runs code of the program for each item, a generator most often: traces go through it. Their frames are not shown, and
count for nothing where recursion is counted."""


def listed(items, found):
    for item in items:
        found.append(item)


def pushed(items, found):
    """As `listed`, with traces of its own: for deques and arrays."""
    for item in items:
        found.append(item)


def pushed_left(items, found):
    for item in items:
        found.appendleft(item)


def added(items, found):
    for item in items:
        found.add(item)


def paired(items, found, number, missing):
    """Gives what is no tuple of two, with its number."""
    for pair in items:
        if type(pair) is not tuple or len(pair) != 2:
            return number, pair
        found[pair[0]] = pair[1]
        number += 1
    return missing


def bytes_of(items, found, missing):
    """Gives what is no int, or none of a byte."""
    for item in items:
        if type(item) is not int or not 0 <= item < 256:
            return item
        found.append(item)
    return missing


def some(items):
    for item in items:
        if item:
            return True
    return False


def lacking(items):
    for item in items:
        if not item:
            return True
    return False


def lowest(items, best, missing):
    for item in items:
        if best is missing or item < best:
            best = item
    return best


def highest(items, best, missing):
    for item in items:
        if best is missing or item > best:
            best = item
    return best


def total(items, start):
    for item in items:
        start = start + item
    return start
