# Lists changed by their own loop: appended, shortened, reversed, sorted, cleared, in hot loops.
def run(change, n=30):
    l, seen = list(range(n)), []
    for x in l:
        seen.append(x)
        if len(seen) > 70: break
        change(l, x)
    return len(seen), sum(seen), len(l)
changes = {"append": lambda l, x: l.append(-x), "pop": lambda l, x: l.pop(), "pop0": lambda l, x: l.pop(0), "clear": lambda l, x: x == 9 and l.clear(), "reverse": lambda l, x: l.reverse(), "insert": lambda l, x: l.insert(0, x), "del": lambda l, x: l.__delitem__(slice(0, 1)), "assign": lambda l, x: l.__setitem__(slice(None), range(x)), "extend self": lambda l, x: len(l) < 60 and l.extend(l), "sort": lambda l, x: l.sort(key=lambda v: -v), "none": lambda l, x: None}
for name, c in changes.items(): print(name, *(run(c, n) for n in (1, 5, 30)))
l = [1, 2, 3]
it = iter(l)
print(next(it), it.__length_hint__()); l.clear(); print(list(it)); l.append(9); print(list(it), it.__length_hint__())
it = iter([1, 2]); list(it); print(next(it, "still done"))
r = reversed(l := [1, 2, 3]); l.append(4); print(list(r), [x for x in reversed(l) if l.pop() is not None])
m = [3, 1, 2]
for i, x in enumerate(m):
    if i < 20: m.append(x + i)
print(m[:8], len(m), [y for y in m if m.pop()][:3], len(m))
z = [1, 2, 3]
print([(a, b) for a, b in zip(z, z[:]) if not z.remove(a)], z)
