# Counter: counting, arithmetic, order.
from collections import Counter

c = Counter("abracadabra")
print(c, c.most_common(2), c["z"], sorted(c.elements()), c.total(), Counter(a=3, b=-1), Counter({"x": 2}), Counter(), repr(Counter([1, 1, None])))
print(c + Counter("aab"), c - Counter("aab"), c & Counter("aab"), c | Counter("zz"), +Counter(a=1, b=-1), -Counter(a=1, b=-1))
c.update("aaa")
c.subtract("bz")
c.update({"q": 2}, w=1)
print(c, c == Counter("x"), Counter("ab") == Counter("ba"), Counter("ab") <= Counter("abc"), Counter("ab") < Counter("ab"), Counter(a=1) == Counter(a=1, b=0), Counter("aab") >= Counter("a"))
del c["nope"]
c["a"] -= 100
print(c.most_common()[-1], list(c)[:3], c.copy() == c, dict(Counter("aa")))
d = Counter("ab")
d += Counter("bc")
d -= Counter("a")
d |= Counter("zz")
d &= Counter("bbzc")
print(d)
for bad in (lambda: Counter.fromkeys("ab", 1), lambda: Counter(5), lambda: Counter("a") + 5, lambda: Counter([[]])):
    try:
        print(bad())
    except (NotImplementedError, TypeError) as e:
        print(type(e).__name__, e)
total = Counter()
for i in range(100):
    total[i % 5] += i
    total.update(str(i))
print(total.most_common(4), total.total())
