# Descriptors of the program: one with `__set__` goes before what the object has itself, one without after it. In mid-loop the object has another value, and the descriptors do otherwise.
class Celsius:
    def __get__(self, sensor, owner):
        return sensor.kelvin - 273

    def __set__(self, sensor, degrees):
        sensor.kelvin = degrees + 273


class Computed:
    def __init__(self, compute):
        self.compute = compute

    def __set_name__(self, owner, name):
        self.name = name

    def __get__(self, sensor, owner):
        value = sensor.__dict__[self.name] = self.compute(sensor)
        return value


class Once:
    def __get__(self, sensor, owner):
        return 2


class Sensor:
    celsius = Celsius()
    kind = Once()
    label = Computed(lambda sensor: sensor.kelvin)

    def __init__(self, kelvin):
        self.kelvin = kelvin


def run(n, sensor, total=0):
    for i in range(n):  # jit: body.operations=14 body.guards=6 body.allocations=0 body.residual_calls=0
        sensor.celsius = i
        total += sensor.celsius + sensor.kind
    return total


def labels(n, sensor, total=0):
    for i in range(n):
        if i == n // 2:
            sensor.label = 5
        total += sensor.label
    return total


def changed(n, sensor, total=0):
    for i in range(n):
        if i == n // 4:
            sensor.kind = 7
        if i == n // 2:
            Once.__set__ = lambda self, sensor, value: None
        if i == 3 * n // 4:
            Sensor.kind = 11
        total += sensor.kind
    return total


print(run(3000, Sensor(5)), labels(3000, Sensor(4)), changed(3000, Sensor(3)))
del Once.__set__
Sensor.kind = Once()
Celsius.__get__ = lambda self, sensor, owner: sensor.kelvin
print(run(300, Sensor(5)))
# The sum leaves the range of small ints in mid-loop.
print(run(300, Sensor(5), total=2**62 - 90))
