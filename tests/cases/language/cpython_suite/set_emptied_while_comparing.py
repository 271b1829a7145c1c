# Comparing empties the set that a key goes into.
class Key:
    def __init__(self, number):
        self.number = number

    def __hash__(self):
        return 1

    def __eq__(self, other):
        global armed
        if armed:
            armed = False
            target.clear()
        return self is other


for round in range(60):
    armed = False
    target = {Key(0), Key(1)}
    other = {Key(2), Key(3)}
    armed = True
    target |= other
    sizes = len(target)
    armed = True
    target.add(Key(4))
    armed = True
    Key(5) in target
    armed = True
    target.discard(Key(6))
    armed = True
    target.update([Key(7), Key(8)])
    armed = True
    mixed = target & other
    if round % 20 == 0:
        print(sizes > 0, isinstance(len(target), int), len(mixed))
