# Which side is asked first: reflected methods, subclasses win, comparisons mirror.

log = []


class A:
    def __add__(self, other):
        log.append("A.add")
        return NotImplemented

    def __radd__(self, other):
        log.append("A.radd")
        return 10

    def __lt__(self, other):
        log.append("A.lt")
        return True

    def __gt__(self, other):
        log.append("A.gt")
        return False


class B(A):
    def __radd__(self, other):
        log.append("B.radd")
        return 20

    def __gt__(self, other):
        log.append("B.gt")
        return False


class C:
    def __radd__(self, other):
        log.append("C.radd")
        return 30


def run(f):
    log.clear()
    try:
        result = f()
    except TypeError as e:
        result = str(e)
    print(result, log)


a, b, c = A(), B(), C()
run(lambda: a + 1)
run(lambda: 1 + a)
run(lambda: a + a)
run(lambda: a + b)
run(lambda: b + a)
run(lambda: a + c)
run(lambda: c + a)
run(lambda: 5 < a)
run(lambda: a < b)
run(lambda: a > 3)
total = 0
log.clear()
for i in range(120):
    total += (i + a) + (a + c if i % 2 else a + b)
print(total, len(log))
