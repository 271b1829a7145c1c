# Ints and floats in one variable.
# code: SW203
# fix: Start `re` with `0.0`
# report: https://github.com/LuaJIT/LuaJIT/issues/997

class Vector:
    def __init__(self, x, y):
        self.x = x
        self.y = y


def dft(points):
    re = 0
    for k, p in enumerate(points):
        if k % 3:
            re += p.x
        else:
            re += p.y * 0.5  # slow
    return re


points = [Vector(i % 5, i % 3) for i in range(40)]
total = 0.0
for _ in range(800000):
    total += dft(points)
print(total)
