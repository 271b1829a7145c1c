# A class that inherits from list: its builtin methods and `len` work on the list inside, until one is given another.
class Stack(list):
    def push(self, x):
        self.append(x)


def run(n, stack):
    total = 0
    for i in range(n):  # jit: body.operations=23 body.guards=8 body.allocations=0 body.residual_calls=0
        stack.push(i)
        total += len(stack) + stack.pop()
    return total


stack = Stack([1])
print(run(3000, stack))
Stack.append = lambda self, x: list.append(self, -x)
print(run(300, stack))
Stack.__len__ = lambda self: 100
print(run(300, stack), list(stack))
