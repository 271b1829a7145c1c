# What is true: numbers, containers, __bool__, __len__.


class Sized:
    def __init__(self, n):
        self.n = n

    def __len__(self):
        return self.n


class Decided:
    def __init__(self, answer):
        self.answer = answer
        self.asked = 0

    def __bool__(self):
        self.asked += 1
        return self.answer


values = [0, 1, -1, 0.0, -0.0, 0.1, "", "0", (), (0,), [], [[]], {}, {0: 0}, None, True, False,
          range(0), range(1), 2**70, Sized(0), Sized(2), object(), set(), len]
print("".join(["T" if v else "F" for v in values]))
print("".join(["F" if not v else "T" for v in values]))
print([bool(v) for v in values[:8]])
count = 0
for i in range(240):
    if values[i % len(values)]:
        count += 1
    elif not values[i % len(values)]:
        count -= 1
print(count)
d = Decided(True)
n = 0
while d:
    n += 1
    if n == 150:
        d.answer = False
print(n, d.asked)


class Wrong:
    def __bool__(self):
        return 1


class Negative:
    def __len__(self):
        return -1


for bad in (Wrong(), Negative()):
    try:
        print(bool(bad))
    except (TypeError, ValueError) as e:
        print(type(e).__name__, e)
