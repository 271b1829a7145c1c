# A float that a trace has folded, and so keeps as a constant, is young when compiled code stores it into an old object.
class Box:
    def __init__(self, b):
        self.b = b

    def change(self):
        self.a = float(False + 16.5)
        return self.b


def main(n):
    first, second = Box(3), Box(4.5)
    total = 0
    for i in range(n):
        try:
            total += first.change() // 2 + second.b
        except LookupError:
            pass
        try:
            total += second.change()
            first.missing()
        except AttributeError:
            pass
    print(total, first.a, second.a)


main(166)
