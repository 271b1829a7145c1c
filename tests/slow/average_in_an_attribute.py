# A float that is an attribute in each iteration.
# code: SW203
# fix: Keep `self.level` in a local variable during the loop

class Filter:
    def __init__(self, weight):
        self.weight = weight
        self.level = 0.0

    def feed(self, samples, times):
        for _ in range(times):
            for sample in samples:
                self.level = self.level * (1.0 - self.weight) + sample * self.weight  # slow
        return self.level


print(round(Filter(0.1).feed([float(i % 10) for i in range(500)], 60000), 9))
