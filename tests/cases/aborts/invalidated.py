# A class that changes in each iteration, while the trace relies on what is in it: a property is no value that a cell could hold.
# run: threshold=10


class Counter:
    step = 1
    up = property(lambda self: self.step)


def count(times):
    counter, n = Counter(), 0
    for i in range(times):  # aborts: invalidated
        n += counter.up
        Counter.up = property(lambda self, i=i: self.step + i % 2)
    return n


print(count(300))
