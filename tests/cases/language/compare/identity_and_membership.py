# is, is not, in, not in.


class Holder:
    def __init__(self, items):
        self.items = items

    def __contains__(self, x):
        return x * 2 in self.items


class Walk:
    def __init__(self):
        self.asked = 0

    def __getitem__(self, i):
        self.asked += 1
        if i >= 5:
            raise IndexError
        return i * i


a = [1]
b = [1]
print(a == b, a is b, a is not b, a is a, None is None, () == ())
print(3 in [1, 2, 3], 3 not in (1, 2), "b" in "abc", "" in "abc", "ac" in "abc", 2 in {1: 2}, 1 in {1: 2})
print(4 in Holder([8]), 8 in Holder([8]), 5 not in Holder([]))
w = Walk()
print(9 in w, w.asked, 10 in w, w.asked)
print(3 in range(0, 10, 3), 4 in range(0, 10, 3), -3 in range(0, -10, -3), 2.0 in range(5), "x" in range(5))
for bad in (lambda: 1 in 5, lambda: 1 in "abc", lambda: [] in {1: 2}, lambda: 1 in None):
    try:
        bad()
    except TypeError as e:
        print(e)
vowels = set("aeiou")
text = "the quick brown fox jumps over the lazy dog" * 4
n = 0
for ch in text:
    if ch in vowels:
        n += 1
    elif ch not in "bcdfghj" and ch is not None:
        n += 100
print(n)
nothing = None
count = 0
for i in range(200):
    x = None if i % 3 else i
    if x is nothing:
        count += 1
print(count)
