# dont_look_inside functions that change what the loop believes: globals, classes, lists, fields, exceptions.

from sidewinder import dont_look_inside, promote, unroll_safe

limit = 10


class Item:
    bonus = 1

    def __init__(self, n):
        self.n = n

    def score(self):
        return self.n + self.bonus


@dont_look_inside
def disturb(i, item, values):
    global limit
    if i == 50:
        limit = 20
    elif i == 80:
        Item.bonus = 2.5
    elif i == 110:
        item.n = "text"
    elif i == 130:
        item.n = 3
        values.append(7)
    elif i == 160:
        Item.score = lambda self: 100
    elif i == 190:
        values.clear()
    elif i == 199:
        raise OverflowError("enough")
    return i


def run(n):
    item = Item(5)
    values = [1, 2, 3]
    total = 0
    errors = 0
    for i in range(n):
        try:
            total += item.score() + promote(limit)
            disturb(i, item, values)
            total += values[-1] + item.n
        except TypeError:
            errors += 1
        except IndexError:
            errors += 100
    return total, errors


try:
    print(run(150), limit)
    Item.bonus = 1
    limit = 10
    print(run(195), limit)
    run(300)
except OverflowError as e:
    print(e)


@unroll_safe
def total_of(parts):
    s = 0
    for p in parts:
        s += p
    return s


@dont_look_inside
def parts_for(i):
    return [i] * (i % 4) if i % 9 else (0.5, i)


s = 0
for i in range(150):
    s += total_of(parts_for(i))
print(s)
