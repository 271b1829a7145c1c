# One call site, many callees: functions, bound methods, classes, builtins, closures, callables.


class Scale:
    def __init__(self, k):
        self.k = k

    def __call__(self, x):
        return x * self.k

    def method(self, x):
        return x - self.k

    @classmethod
    def cls(cls, x):
        return cls.__name__ + str(x)

    @staticmethod
    def static(x):
        return -x


class Value:
    def __init__(self, x):
        self.x = x

    def __repr__(self):
        return f"V{self.x}"


def plain(x):
    return x + 1


def closure(n):
    def inner(x):
        return x + n

    return inner


def default(x, extra=10, *more):
    return x + extra + len(more)


s = Scale(3)
callees = [plain, s, s.method, Scale.cls, s.cls, Scale.static, Value, abs, str, closure(5), default, lambda x: x, float, bool, repr]
print([f(4) for f in callees])


def apply_all(functions, n):
    numbers = 0
    texts = 0
    for i in range(n):
        r = functions[i % len(functions)](i)
        if isinstance(r, (int, float)):
            numbers += r
        else:
            texts += len(str(r))
    return numbers, texts


for size in (1, 2, 3, 5, len(callees)):
    print(size, apply_all(callees[:size], 180))
print(apply_all([plain] * 9 + [s], 200), apply_all([s.method, Scale(100).method], 150))
total = 0
f = plain
for i in range(200):
    if i == 50:
        f = s
    elif i == 100:
        f = closure(i)
    elif i == 150:
        f = len
    total += f("x" * (i % 7)) if f is len else f(i)
print(total)
bad = [plain, None, 5, "text", s.k]
errors = {}
for i in range(100):
    try:
        bad[i % 5](i)
    except TypeError as e:
        errors[str(e)] = errors.get(str(e), 0) + 1
print(errors)
