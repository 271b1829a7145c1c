# exit: 1
# Tracebacks through methods, properties, lambdas, comprehensions and class bodies.


class Temperature:
    def __init__(self, degrees):
        self.degrees = degrees

    @property
    def inverse(self):
        return 1 / self.degrees

    def mean(self, others):
        return sum([o.inverse for o in others]) / len(others)


readings = [Temperature(d) for d in range(1, 120)]
print(round(readings[0].mean(readings), 9))
apply = lambda f, x: f(x)
readings[60].degrees = 0
apply(readings[0].mean, readings)
