"""A class statement, with an instance of what it makes and a method that is called."""


def one(turn):
    class Point:
        shift = turn

        def __init__(self, x):
            self.x = x

        def moved(self):
            return self.x + self.shift

    assert Point(1).moved() == turn + 1
