"""The loops of sorted, min and max with a key: traces go through what they call. Their frames are not shown."""


def keys(key, items):
    found = []
    for item in items:
        found.append(key(item))
    return found


def least(key, items, missing):
    best = best_key = missing
    for item in items:
        item_key = key(item)
        if best is missing or item_key < best_key:
            best = item
            best_key = item_key
    return best


def greatest(key, items, missing):
    best = best_key = missing
    for item in items:
        item_key = key(item)
        if best is missing or item_key > best_key:
            best = item
            best_key = item_key
    return best
