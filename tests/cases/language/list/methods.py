# append, extend, insert, pop, remove, index, count, reverse, clear, copy.

items = []
for i in range(200):
    items.append(i * 13 % 17)
    if i % 5 == 4:
        items.pop(i % 7)
    if i % 11 == 10:
        items.insert(3, -i)
print(len(items), sum(items), items[:8])
print(items.count(5), items.index(5), items.index(5, 10), items.index(items[-2]))
items = [3, 1, 2]
items.extend("ab")
items.extend(range(2))
items.extend({"k": 1})
print(items, items.pop(), items.pop(0), items.pop(-2), items)
items.insert(0, "front")
items.insert(100, "end")
items.insert(-1, "before end")
items.remove(2)
items.reverse()
print(items)
for f in (
    lambda: [].pop(),
    lambda: [1].pop(5),
    lambda: [1].remove(2),
    lambda: [1].index(2),
    lambda: [1][3],
    lambda: [1].extend(5),
    lambda: items["a"],
    lambda: [].append(),
    lambda: [1].nope,
):
    try:
        f()
    except (IndexError, ValueError, TypeError, AttributeError) as e:
        print(type(e).__name__, e)
a = [1, [2, 3]]
b = a.copy()
b[1].append(4)
b.append(5)
print(a, b, a == b, a + [9], a * 2, [0] * 3 == [0, 0, 0])
a.clear()
print(a, b, list("abc"), list((1, 2)), list({1: 2}), list())
me = [1]
me.append(me)
print(me, len(me))
c = [[0] * 2] * 2
c[0][0] = 7
print(c)
