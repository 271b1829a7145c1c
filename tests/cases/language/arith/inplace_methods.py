# In-place dunders: used when there, replaced by the plain ones when not, and what they return is stored.


class Bag:
    def __init__(self, items=()):
        self.items = list(items)

    def __iadd__(self, x):
        self.items.append(x)
        return self

    def __add__(self, x):
        return Bag(self.items + [x])

    def __isub__(self, x):
        self.items.remove(x)
        return self

    def __imul__(self, n):
        return "replaced"

    def __ior__(self, other):
        return NotImplemented

    def __or__(self, other):
        return ("or", len(self.items), other)

    def __repr__(self):
        return f"Bag{self.items}"


a = b = Bag([1])
a += 2
print(a, b, a is b)
a = a + 3
print(a, b, a is b)
b -= 1
print(b)
b *= 5
print(b)
c = Bag()
c |= 7
print(c)
d = Bag()
try:
    d /= 2
except TypeError as e:
    print(e)
try:
    d -= "absent"
except ValueError as e:
    print(e, d)


class Holder:
    def __init__(self):
        self.bag = Bag()
        self.reads = 0

    @property
    def counted(self):
        self.reads += 1
        return self.bag

    @counted.setter
    def counted(self, value):
        self.reads += 100
        self.bag = value


h = Holder()
h.counted += 1
print(h.bag, h.reads)
shelf = [Bag(), Bag()]
alias = shelf[0]
for i in range(150):
    shelf[i % 2] += i
    h.bag += -i
    if i % 10 == 9:
        shelf[i % 2] = shelf[i % 2] + "new"
print(len(alias.items), len(shelf[0].items), shelf[1] is alias, len(h.bag.items), sum(h.bag.items[1:]))
t = (Bag(), 5)
try:
    t[0] += 1
except TypeError as e:
    print(e, t)
x = 10
x //= 3
x **= 2
x <<= 2
x %= 7
x ^= 5
x |= 8
x &= 12
x >>= 1
print(x)
