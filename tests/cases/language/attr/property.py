# Properties: getter, setter, deleter, on a base class, errors.


class Celsius:
    def __init__(self, degrees):
        self._degrees = degrees
        self.reads = 0

    @property
    def degrees(self):
        "temperature"
        self.reads += 1
        return self._degrees

    @degrees.setter
    def degrees(self, value):
        if value < -273:
            raise ValueError("below absolute zero")
        self._degrees = value

    @degrees.deleter
    def degrees(self):
        self._degrees = 0

    @property
    def fahrenheit(self):
        return self.degrees * 9 / 5 + 32


class Probe(Celsius):
    @property
    def degrees(self):
        return super().degrees + 1


t = Celsius(20)
total = 0.0
for i in range(200):
    t.degrees = i - 50
    total += t.fahrenheit
print(total, t.reads)
try:
    t.degrees = -300
except ValueError as e:
    print(e, t.degrees)
try:
    t.fahrenheit = 3
except AttributeError as e:
    print(e)
try:
    del t.fahrenheit
except AttributeError as e:
    print(e)
del t.degrees
print(t.degrees)
p = Probe(10)
print(p.degrees, p.fahrenheit)
print(sum([p.degrees for _ in range(150)]))
print(Celsius.degrees.__doc__)
