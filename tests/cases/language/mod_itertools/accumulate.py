# accumulate: sums, any function of two, an initial value, and iterables that end early.
from itertools import accumulate
import operator

print(list(accumulate([1, 2, 3, 4])), list(accumulate([])), list(accumulate([], initial=5)), list(accumulate("abc")))
print(list(accumulate([3, 1, 4, 1, 5], max)), list(accumulate([1, 2, 3], operator.mul, initial=10)), list(accumulate([2, 3], lambda a, b: a * 10 + b)))
print(list(accumulate([[1], [2]], initial=[])), list(accumulate(iter([1.5, 2.5]))), list(accumulate([1, 2], func=None)))
try:
    list(accumulate([1, "a"]))
except TypeError as e:
    print(e)
try:
    accumulate(5)
except TypeError as e:
    print(e)
it = accumulate([1, 0, 2], lambda a, b: a // b)
print(next(it))
try:
    next(it)
except ZeroDivisionError as e:
    print(e)
print(next(it, "end"))
total = 0
for value in accumulate(range(100)):
    total += value
print(total)
