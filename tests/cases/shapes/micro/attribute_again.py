# An attribute is read, and read again where the loop goes its other way: what the first look found there is what the second finds, and its class is not asked again. In the middle
# of a run what is there becomes something else, before the second look or by it: by another name of the object, by a call, and in the middle of the loop.
class Weight:
    def __init__(self, grams):
        self.grams = grams

    def heavier(self, by):
        return self.grams + by


class Feather:
    def __init__(self, grams):
        self.grams = grams

    def heavier(self, by):
        return self.grams - by


class Box:
    def __init__(self, content):
        self.content = content


def run(n, boxes, at=-1, total=0):
    for i in range(n):  # jit: body.operations=30 body.guards=13 body.allocations=0 body.residual_calls=0
        box = boxes[i & 3]
        total += box.content.heavier(1)
        if i & 4:  # bridge: body.operations=8 body.guards=1 body.allocations=0 body.residual_calls=0
            total += box.content.heavier(2)
        if i == at:
            box.content = Feather(total & 7)
    return total


def stored(n, boxes, others, total=0):
    for i in range(n):
        box, other = boxes[i & 3], others[i & 7]
        total += box.content.heavier(1)
        if i & 4:
            other.content = Feather(i)
            total += box.content.heavier(2)
        else:
            other.content = Weight(i)
    return total


def changed(box, i):
    if i % 500 == 4:
        box.content = Feather(i)
    elif i % 500 == 8:
        box.content = Weight(i)


def called(n, boxes, change, total=0):
    for i in range(n):
        box = boxes[i & 3]
        total += box.content.heavier(1)
        if i & 4:
            change(box, i)
            total += box.content.heavier(2)
    return total


def four():
    return [Box(Weight(10 * k)) for k in range(4)]


# A box has held something else before, and so has a weight: nobody knows of them all what is there.
Box(Feather(2.5)), Weight(0.5)
print(run(3000, four()))
print(run(3000, four(), 2500))
# A small int, a string and nothing where objects were.
boxes = four()
boxes[2].content = Feather("light")
try:
    run(3000, boxes)
except TypeError as error:
    print(error)
boxes = four()
print(stored(3000, boxes, four() + four()))
print(stored(3000, boxes, four() + boxes))
print(called(3000, four(), changed))
print(called(3000, four(), lambda box, i: None))
# The sum leaves the range of small ints in mid-loop.
print(run(300, four(), total=2**62 - 4000))
