# Super chain: an exception that nobody catches.
# exit: 1
total = 0
for number in range(60):
    total += number
print(total)
class A:
    def __init__(self):
        self.f()
    def f(self):
        raise NotImplementedError
class B(A):
    def f(self):
        super().f()
B()
