# Objects with __bool__ and __len__ in if, while, and, or, not, filter, any, all, comprehensions.


class Flag:
    def __init__(self, on):
        self.on = on
        self.asked = 0

    def __bool__(self):
        self.asked += 1
        return self.on

    def __repr__(self):
        return f"Flag({self.on})"


class Box:
    def __init__(self, items):
        self.items = items

    def __len__(self):
        return len(self.items)


yes, no = Flag(True), Flag(False)
print(yes and no, no and yes, yes or no, no or yes, not yes, not no, yes.asked, no.asked)
print("a" if yes else "b", "a" if no else "b", bool(Box([])), bool(Box([0])), not Box([]))
print(any([no, no, yes]), all([yes, no]), len(list(filter(None, [yes, no, Box([])]))))
print([f for f in (yes, no, yes) if f], [f for f in (yes, no) if not f])
box = Box(list(range(120)))
taken = 0
while box:
    taken += box.items.pop()
print(taken, len(box))
flags = [Flag(i % 3 == 0) for i in range(30)]
counts = [0, 0, 0]
for i in range(240):
    f, g = flags[i % 30], flags[(i * 7) % 30]
    if f and g:
        counts[0] += 1
    elif f or g:
        counts[1] += 1
    elif not (f or g):
        counts[2] += 1
print(counts, sum([f.asked for f in flags]))
switch = Flag(True)
n = 0
while switch:
    n += 1
    if n == 130:
        switch.on = False
print(n, switch.asked)
assert yes
try:
    assert no, "flag is off"
except AssertionError as e:
    print(e)


class Both:
    def __bool__(self):
        return False

    def __len__(self):
        return 5


class Late:
    pass


late = Late()
before = bool(late)
Late.__bool__ = lambda self: False
print(bool(Both()), before, bool(late), 0 in [no], no == False, no is not False, (no and 1) is no)
