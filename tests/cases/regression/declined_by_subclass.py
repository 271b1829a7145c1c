# A subclass of a builtin class whose comparison declines: the builtin method of the other side is asked, in traces too.
class D(dict):
    def __eq__(self, other):
        return NotImplemented


class L(list):
    def __eq__(self, other):
        return NotImplemented

    def __lt__(self, other):
        return NotImplemented


class I(int):
    def __eq__(self, other):
        return NotImplemented

    __hash__ = int.__hash__


class Plain:
    def __eq__(self, other):
        return NotImplemented


print(D(a=1) == {"a": 1}, {"a": 1} == D(a=1), D(a=1) != {"a": 2}, L([1]) == [1], [1] == L([1]), I(1) == 1, 1 == I(1), D() == D(), Plain() == {}, L([1]) == 5)
try:
    print(L([1]) < 5)
except TypeError as error:
    print(error)
hits = 0
for i in range(150):
    if D(k=i % 3) == {"k": 1}:
        hits += 1
    if [i % 5] == L([2]):
        hits += 10
    if I(i % 7) == 3:
        hits += 100
    if Plain() == i:
        hits += 1000
    if L([i]) < [75]:
        hits += 10000
print(hits)
