# Instance attributes against class attributes, methods, properties and each other, in one reading loop.


class Base:
    value = "class"
    count = 0

    def name(self):
        return "method"

    @property
    def fixed(self):
        return "property"


class Derived(Base):
    count = 10


b, d = Base(), Derived()
print(b.value, d.value, b.count, d.count, b.name(), b.fixed)
b.value = "instance"
b.name = lambda: "instance function"
print(b.value, d.value, b.name(), d.name())
try:
    b.fixed = 1
except AttributeError as e:
    print(e)
b.__dict__["fixed"] = "hidden"
print(b.fixed, b.__dict__["fixed"])
for o in (b, d):
    for _ in range(60):
        o.count += 1
print(b.count, d.count, Base.count, Derived.count, sorted(b.__dict__), sorted(d.__dict__))
Base.count = 1000
print(b.count, d.count, Base().count, Derived().count)
del d.count, b.value, b.name
print(d.count, b.value, b.name())
seen = []
for i in range(180):
    if i == 50:
        Base.fresh = "on base"
    if i == 90:
        Derived.fresh = "on derived"
    if i == 120:
        d.fresh = "on instance"
    if i == 150:
        del Derived.fresh
        del d.fresh
    v = getattr(d, "fresh", None)
    if not seen or seen[-1][1] != v:
        seen.append((i, v))
print(seen)


class Meta:
    items = []
    table = {}
    number = 0


one, two = Meta(), Meta()
for i in range(100):
    one.items.append(i)
    two.table[i % 3] = i
    one.number += i
print(len(two.items), Meta.table, one.number, two.number, Meta.number, one.items is Meta.items)
one.items = one.items + [1]
print(len(one.items), len(two.items))
