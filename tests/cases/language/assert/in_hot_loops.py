# exit: 1
# Assertions that hold a thousand times and then fail, with messages made from state, caught and uncaught.
class Account:
    def __init__(self): self.total, self.log = 0, []
    def add(self, n):
        assert isinstance(n, (int, float)), ("kind", type(n).__name__)
        self.total += n
        assert self.total >= 0, f"negative by {-self.total}"
        self.log.append(n)
        assert len(self.log) < 90
a, errors = Account(), []
for i in range(120):
    try: a.add(i if i % 10 else -500 if i == 30 else str(i) if i % 20 == 10 else i / 4)
    except AssertionError as e:
        errors.append(e.args)
        if a.total < 0: a.total = 0
print(a.total, len(a.log), errors[:4], errors[-1], len(errors))
def invariant(xs):
    assert all(x <= y for x, y in zip(xs, xs[1:])), "not sorted"
    return len(xs)
n = 0
for i in range(60):
    try: n += invariant(list(range(i % 7)) + ([0] if i % 5 == 0 else []))
    except AssertionError: n -= 1
print(n)
assert n > 0 and not a.log[-1] < -100, "holds"
assert (n, "tuples", "are true")[0:1] == (n,), "parenthesised"
invariant([3, 2, 1])
