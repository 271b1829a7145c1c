# exit: 1
# The traceback of a misspelt name offers the nearest one.


class Machine:
    def __init__(self):
        self.counter = 0

    def step(self):
        self.counter += 1


def run(machine, count):
    for _ in range(count):
        machine.step()
    return machine.counter


machine = Machine()
print(run(machine, 140))
try:
    print(machin)
except NameError as e:
    print(e)
    machine.steps()
