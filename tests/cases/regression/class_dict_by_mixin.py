# A metaclass that inherits from a plain class before `type`: the plain class's getter of `__dict__` answered for instances only.
class Mixin:
    def __setattr__(self, name, value):
        super().__setattr__(name, value)


class Meta(Mixin, type):
    pass


class A(metaclass=Meta):
    x = 1


for i in range(3000):
    A.y = i
    seen = A.__dict__["y"]
print(seen, A.__dict__["x"], type(A.__dict__).__name__, A().__dict__)
