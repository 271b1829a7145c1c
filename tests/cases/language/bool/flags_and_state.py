# Boolean state carried through loops and objects, toggled, counted, stored, compared with is.


class Door:
    def __init__(self):
        self.open = False
        self.locked = True

    def turn(self, key):
        self.locked = not key if self.locked else key
        return self.locked

    def push(self):
        changed = not self.locked and not self.open
        self.open = self.open or changed
        return changed


door = Door()
log = []
for i in range(150):
    if i % 7 == 0:
        log.append(door.turn(i % 14 == 0))
    if door.push():
        log.append("opened")
    if i % 20 == 19:
        door.open = False
print(log, door.open is False, door.locked is True)
seen_even = seen_odd = both = False
switches = 0
for i in [1, 3, 5] * 30 + [2] + [4, 1] * 20:
    seen_even = seen_even or i % 2 == 0
    seen_odd |= i % 2 == 1
    if not both and seen_even and seen_odd:
        both = True
        switches += 1
print(seen_even, seen_odd, both, switches, type(seen_odd).__name__)
grid = [[(r * c) % 3 == 0 for c in range(6)] for r in range(6)]
print([sum(row) for row in grid], [all(col) for col in zip(*grid)], any([all(row) for row in grid]))
previous = None
changes = runs = 0
for flag in [i % 10 < 4 for i in range(200)]:
    if flag is not previous:
        changes += 1
    runs += flag is True
    previous = flag
print(changes, runs)
table = {True: "yes", False: "no"}
print("".join([table[n % 3 == 0][0] for n in range(20)]), table[1 == 1.0], table[0 > 1], {1: "a", True: "b"})


def parity(bits):
    p = False
    for b in bits:
        p ^= bool(b)
    return p


print(parity([1, 0, 1, 1]), parity([True] * 150), parity(["x", "", [0]]), parity([]))
counter = True
for i in range(100):
    counter += i % 2 == 0
print(counter, type(counter).__name__, True + True, True * 2.5, True // 1, -False, [3, 4][True], "ab"[False:True])
lights = 0
for i in range(130):
    on = bool(lights >> (i % 8) & 1)
    lights = lights & ~(1 << i % 8) if on and i % 3 else lights | 1 << i % 8
print(lights, bin(lights), not lights, lights and True, lights == True)
