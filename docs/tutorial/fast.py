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
    visits = [0] * (100 * 100)
    for step in range(steps):  # sidewinder: calls=0 guards<=12
        ball.move(0.37)
        cell = 100 * (int(ball.at.x) % 100) + int(ball.at.y) % 100
        visits[cell] += 1
        last["step"] = step
        last["cell"] = cell
    return last, visits


last, visits = simulate(Ball(), 3000000)
often, cell = max((count, cell) for cell, count in enumerate(visits))
print("step", last["step"], "at", divmod(last["cell"], 100), "- most often at", divmod(cell, 100), often)
