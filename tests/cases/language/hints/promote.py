# promote: a value that rarely changes, in an interpreter loop; the program means the same without it.

from sidewinder import promote


def interpret(code, n):
    acc = 0
    pc = 0
    while True:
        op = promote(code[pc])
        if op == "add":
            acc += n
        elif op == "dec":
            n -= 1
        elif op == "loop":
            if n > 0:
                pc = 0
                continue
        else:
            return acc
        pc += 1


print(interpret(("add", "dec", "loop", "stop"), 200))
print(promote(5), promote("text"), promote(None), promote([1]), promote(x := 2.5), x)


class Shape:
    def __init__(self, kind, size):
        self.kind = kind
        self.size = size


def area(shape):
    kind = promote(shape.kind)
    if kind == "square":
        return shape.size * shape.size
    if kind == "bar":
        return shape.size * 3
    return 0


shapes = [Shape("square" if i % 50 else "bar", i) for i in range(300)]
shapes[200].kind = "hole"
total = 0
for s in shapes:
    total += area(s)
print(total)
size = 1
for i in range(300):
    size = promote(size + (i % 100 == 99))
print(size)
