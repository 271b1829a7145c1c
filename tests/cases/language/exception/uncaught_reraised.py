# exit: 1
# A traceback through a re-raise, a finally and several calls on different lines of one statement.


class Step:
    def __init__(self, n):
        self.n = n

    def run(self, depth):
        try:
            return self.deeper(
                depth,
            )
        except ValueError as e:
            log.append(depth)
            raise
        finally:
            log.append("f")

    def deeper(self, depth):
        if depth == 0:
            raise ValueError(
                "bottom of " + str(self.n)
            )
        return self.run(depth - 1) + 1


log = []
total = 0
for i in range(150):
    try:
        Step(i).run(i % 4)
    except ValueError:
        total += len(log)
        log.clear()
print(total)
result = [Step(k) for k in range(3)][2].run(
    depth=2
)
