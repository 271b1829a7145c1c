# An object whose `__dict__` was asked for once keeps its attributes in it, and they are read, written and found in the class all the same; in the
# middle the dict gets what the class had.
class Box:
    step = 2

    def __init__(self):
        self.value = 1

    def more(self, n):
        return n + self.step


def run(n, box):
    for i in range(n):  # jit: body.operations=13 body.guards=5 body.allocations=0 body.residual_calls=0
        box.value = box.more(i) & 255
        if i == 2900:
            box.step = 5
    return box.value


box = Box()
vars(box)
print(run(2000, box), box.__dict__)
# A sum leaves the range of small ints in mid-loop.
box.step = 2**62 - 90
print(run(300, box), box.__dict__)
del box.step
print(run(3000, box), box.__dict__)
