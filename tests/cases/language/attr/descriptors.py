# Descriptors: data and non-data, __set_name__, functions as descriptors.


class Positive:
    def __set_name__(self, owner, name):
        self.name = "_" + name
        self.public = name

    def __get__(self, instance, owner=None):
        if instance is None:
            return self
        return getattr(instance, self.name, 0)

    def __set__(self, instance, value):
        if value < 0:
            raise ValueError(self.public + " must not be negative")
        setattr(instance, self.name, value)


class Once:
    def __init__(self, function):
        self.function = function

    def __get__(self, instance, owner):
        if instance is None:
            return "unbound"
        value = self.function(instance)
        instance.__dict__[self.function.__name__] = value
        return value


class Stock:
    price = Positive()
    count = Positive()
    computed = 0

    @Once
    def expensive(self):
        Stock.computed += 1
        return self.price * 1000

    def __init__(self, price, count):
        self.price = price
        self.count = count

    @property
    def worth(self):
        return self.price * self.count


s = Stock(3, 4)
total = 0
for i in range(200):
    s.count = i
    total += s.worth + s.expensive
print(total, Stock.computed, Stock.expensive)
try:
    s.price = -1
except ValueError as e:
    print(e, s.price)
s.__dict__["price"] = 500
print(s.price, s.__dict__["price"])
s.__dict__["expensive"] = 1
print(s.expensive, type(Stock.price).__name__, Stock.price.public)


def loose(self):
    return self.price


s.method = loose
Stock.method2 = loose
print(s.method2(), s.method(s), loose.__get__(s)())
