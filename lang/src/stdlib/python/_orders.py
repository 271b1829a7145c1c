"""Orders of things by their places, for `itertools.permutations`."""

# For as many things as there are and as many of them as are wanted: all their orders.
_known = {}


def _orders_of(count, wanted):
    orders = _known.get((count, wanted))
    if orders is None:
        orders = [()]
        for _ in range(wanted):
            orders = [order + (place,) for order in orders for place in range(count) if place not in order]
        _known[count, wanted] = orders
    return orders


def of_last(count, r):
    """Of `r` out of `count` things, in how many orders the last ones can be: up to four of them, as many as have few orders."""
    over = count - r
    last, total = 1, over + 1
    while last < min(r, 4) and total * (over + last + 1) <= 130:
        last += 1
        total *= over + last
    return _orders_of(over + last, last)


def go_on(places, used):
    """Makes the next order out of one; false if it was the last. `used` tells for each thing whether it is in `places`."""
    count = len(used)
    at = len(places) - 1
    place = count
    while at >= 0:
        place = places[at]
        used[place] = False
        place += 1
        while place < count and used[place]:
            place += 1
        if place < count:
            break
        at -= 1
    if at < 0:
        return False
    places[at] = place
    used[place] = True
    place = 0
    while at < len(places) - 1:
        while used[place]:
            place += 1
        at += 1
        places[at] = place
        used[place] = True
    return True
