# Exceptions stored, compared, passed around, raised again later, grouped by type, carried in results.


class Result:
    def __init__(self, value=None, error=None):
        self.value, self.error = value, error

    def get(self):
        if self.error is not None:
            raise self.error
        return self.value

    def then(self, f):
        return self if self.error is not None else attempt(f, self.value)


def attempt(f, *args):
    try:
        return Result(f(*args))
    except Exception as e:
        return Result(error=e)


steps = [lambda x: 10 // x, lambda x: [1, 2, 3][x], lambda x: {"1": "a"}[str(x)], lambda x: x + "!"]
outcomes = {}
for i in range(160):
    r = attempt(int, "012x3"[i % 5])
    for s in steps[: i % 5]:
        r = r.then(s)
    key = type(r.error).__name__ if r.error else "ok"
    outcomes[key] = outcomes.get(key, 0) + 1
print(outcomes)
r = attempt(int, "bad")
for _ in range(3):
    try:
        r.get()
    except ValueError as e:
        print(e is r.error, e)
errors = [ValueError(1), KeyError("k"), ValueError(2), IndexError(), OSError("disk")]
groups = {}
for e in errors:
    groups.setdefault(type(e).__mro__[1].__name__, []).append(e)
print({k: [repr(e) for e in v] for k, v in groups.items()})
caught = []
for e in errors * 25:
    try:
        raise e
    except (ValueError, LookupError) as found:
        caught.append(found)
    except OSError:
        pass
print(len(caught), caught[0] is errors[0], len(set([id(c) for c in caught])))


class Collect(Exception):
    def __init__(self, parts):
        super().__init__(f"{len(parts)} problems")
        self.parts = parts


def check_all(values):
    problems = []
    for v in values:
        try:
            if v % 7 == 3:
                raise ValueError(v)
            10 / (v % 11)
        except (ValueError, ZeroDivisionError) as e:
            problems.append(e)
    if problems:
        raise Collect(problems)
    return len(values)


print(check_all([1, 2, 4]))
try:
    check_all(range(120))
except Collect as e:
    print(e, [type(p).__name__[0] for p in e.parts][:6], sum([p.args[0] for p in e.parts if isinstance(p, ValueError)]))
kinds = [KeyError, ValueError("instance"), type("Dynamic", (TypeError,), {})]
for k in kinds:
    try:
        raise k
    except (KeyError, ValueError, TypeError) as e:
        print(type(e).__name__, e.args)
