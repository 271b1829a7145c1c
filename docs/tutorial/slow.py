"""A ball bounces in a box of 100 by 100. Which cell does it visit most?"""


class Point:
    def __init__(self, x, y):
        self.x = x
        self.y = y

    def __add__(self, other):
        return Point(self.x + other.x, self.y + other.y)

    def __mul__(self, factor):
        return Point(self.x * factor, self.y * factor)


class Ball:
    def __init__(self):
        self.at = Point(50, 50)
        self.speed = Point(3, 2)

    def move(self, time):
        self.at = self.at + self.speed * time
        if self.at.x < 0 or self.at.x >= 100:
            self.speed = Point(-self.speed.x, self.speed.y)
        if self.at.y < 0 or self.at.y >= 100:
            self.speed = Point(self.speed.x, -self.speed.y)


def simulate(ball, steps):
    last = {}
    visits = {}
    for step in range(steps):
        ball.move(0.37)
        cell = (int(ball.at.x) % 100, int(ball.at.y) % 100)
        visits[cell] = visits.get(cell, 0) + 1
        last.update({"step": step, "cell": cell})
    return last, visits


last, visits = simulate(Ball(), 3000000)
often, cell = max((count, cell) for cell, count in visits.items())
print("step", last["step"], "at", last["cell"], "- most often at", cell, often)
