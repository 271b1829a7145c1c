# A builtin that runs code of the program still has its other arguments afterwards, also while the call is recorded.


class Shown:
    def __init__(self, name):
        self.name = name

    def __repr__(self):
        return "<" + self.name + "".join([c + "." for c in self.name]) + ">"


def show(n):
    print(Shown("a" + str(n)), Shown("b" + str(n)), "c" + str(n), str(n) + "d", Shown(str(n)))


for i in range(12):
    show(i)
