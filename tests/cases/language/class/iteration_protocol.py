# __iter__, __next__, __len__, __getitem__, __reversed__, __contains__ on own containers in for loops.


class Matrix:
    def __init__(self, rows, cols, start=0):
        self.rows, self.cols = rows, cols
        self.data = [start + i for i in range(rows * cols)]

    def __getitem__(self, at):
        r, c = at
        if not (0 <= r < self.rows and 0 <= c < self.cols):
            raise IndexError(f"{r},{c}")
        return self.data[r * self.cols + c]

    def __setitem__(self, at, value):
        r, c = at
        self.data[r * self.cols + c] = value

    def __iter__(self):
        return iter(self.data)

    def __reversed__(self):
        return iter(self.data[::-1])

    def __matmul__(self, other):
        out = Matrix(self.rows, other.cols)
        for r in range(self.rows):
            for c in range(other.cols):
                s = 0
                for k in range(self.cols):
                    s += self[r, k] * other[k, c]
                out[r, c] = s
        return out


m = Matrix(3, 4, 1) @ Matrix(4, 2)
print(list(m), sum(m), max(m), list(reversed(m))[:2], 20 in m, [x for x in m if x % 2])
try:
    m[5, 5]
except IndexError as e:
    print("IndexError", e)


class Fib:
    def __init__(self, limit):
        self.limit = limit

    def __iter__(self):
        self.a, self.b = 0, 1
        return self

    def __next__(self):
        if self.a > self.limit:
            raise StopIteration
        value = self.a
        self.a, self.b = self.b, self.a + self.b
        return value


print(list(Fib(100)), sum(Fib(10**30)), [x for x in Fib(50) if x % 2 == 0])
a, b, *rest = Fib(20)
print(a, b, rest, dict(zip("abc", Fib(5))), tuple(Fib(3)), sorted(Fib(10), reverse=True), 13 in Fib(20))
total = 0
for i in range(60):
    for x in Fib(i):
        total += x
print(total)


class Broken:
    def __iter__(self):
        return 5


try:
    list(Broken())
except TypeError as e:
    print(e)
