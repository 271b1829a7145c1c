# del on names, attributes, items, slices; what is left afterwards.


class Bag:
    kind = "bag"


bag = Bag()
for i in range(120):
    bag.item = i
    if i % 2:
        del bag.item
print(hasattr(bag, "item"))
try:
    del bag.item
except AttributeError as e:
    print("AttributeError:", e)
try:
    del bag.kind
except AttributeError as e:
    print("AttributeError:", e)
bag.kind = "own"
del bag.kind
print(bag.kind)

numbers = list(range(20))
del numbers[3], numbers[-1]
del numbers[2:6]
del numbers[::3]
print(numbers)
try:
    del numbers[50]
except IndexError as e:
    print(e)
table = {i: i * i for i in range(200)}
for i in range(0, 200, 3):
    del table[i]
print(len(table), sum(table))
try:
    del table[0]
except KeyError as e:
    print("KeyError:", e)


def local():
    x = 1
    del x
    try:
        return x
    except UnboundLocalError as e:
        return str(e)


print(local())
y = 5
del y
try:
    y
except NameError as e:
    print(e)
a = b = [1]
del (a)
print(b)
