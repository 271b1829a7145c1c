# Tuples as records: sorting by fields, grouping, unpacking in loops, building new from old.

people = [("Ann", 34, "Oslo"), ("Bob", 27, "Rome"), ("Cid", 34, "Rome"), ("Dee", 19, "Oslo"), ("Eve", 27, "Bern")]


def older(person, years):
    name, age, city = person
    return name, age + years, city


by_city = {}
for name, age, city in people:
    by_city.setdefault(city, []).append((age, name))
for city in sorted(by_city):
    print(city, sorted(by_city[city]), max(by_city[city])[1])
grown = people
for year in range(120):
    grown = [older(p, year % 2) for p in grown]
print(grown)
print(sorted(people, key=lambda p: (p[1], p[0]))[:2], min(people, key=lambda p: (-p[1], p[2]))[0])


def insert(sorted_items, item):
    for i, other in enumerate(sorted_items):
        if item < other:
            return sorted_items[:i] + (item,) + sorted_items[i:]
    return sorted_items + (item,)


items = ()
for i in range(40):
    items = insert(items, (i * 17 % 23, i))
print(items[:4], items[-1], len(items), items == tuple(sorted(items)))
(a, b), *rest, (c, (d, e)) = ((1, 2), "x", "y", (3, (4, 5)))
print(a, b, rest, c, d, e)
nested = ((1, (2, (3, ()))), [4])
print(nested[0][1][1][0], nested[0][1] == (2, (3, ())), nested[1] is nested[1])
total = 0
state = (1, 2, 3)
for i in range(200):
    x, y, z = state
    state = y, z, (x + y * z + i) % 1009
    total += state[-1] if i % 2 else -state[0]
print(state, total)
