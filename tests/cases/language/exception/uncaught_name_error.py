# exit: 1
# Suggestions and messages of NameError and AttributeError at the end of a program.


class Machine:
    def __init__(self):
        self.counter = 0
        self.control = []

    def step(self):
        self.counter += 1


def run(machine, count):
    for _ in range(count):
        machine.step()
    return machine.counter


machine = Machine()
print(run(machine, 140))
try:
    print(undefined_thing)
except NameError as e:
    print(e)
try:
    machine.stepp
except AttributeError as e:
    print(e)
run(None, 1)
