# Builtin names as variables, parameters, attributes, classes and loop targets.
def f(list, dict=dict, int=int): return list, dict(a=int("5")), [int(x) for x in list]
print(f(["1", "2"]))
class str_(str): pass
class list(list):
    def total(self): return sum(self)
print(list([1, 2]).total(), type([]).__name__, isinstance([], list), [1].__class__ is list, list.__mro__[1].__name__)
del list
for print_ in [print]: print_(list((1, 2)))
def g():
    len = lambda v: "shadow"
    def h(): return len([])
    return h()
print(g(), len([]))
class K:
    id = 5
    type = "t"
    def get(self): return id is not self.id, type(self).__name__, self.type
    print = lambda self: self.id
print(K().get(), K().print())
object = 3; print(object, type(type).__mro__[-1].__name__); del object
total = 0
for range in (range(5), "abc", [1.5]):
    for x in range: total += x if isinstance(x, (int, float)) else 10
print(total)
del range
sum_, sum = sum, lambda it: "not a sum"
print(sum([1]), sum_([1])); del sum
def hot(n, max=max):
    best = 0
    for i in range(n):
        if i == 50: min = abs
        best = max(best, i % 37) if i < 50 else min(-best) + 1
    return best
print(hot(100))
try:
    def k(): int = int("5"); return int
    k()
except UnboundLocalError as e: print(e)
True_ = not False; None_ = None
print(True_, None_, __debug__)
