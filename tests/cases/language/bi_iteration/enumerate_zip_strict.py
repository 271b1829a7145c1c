# enumerate with start, zip strict, map over several, filter with None: corners and errors.
def t(f, *a, **k):
    try: return f(*a, **k)
    except Exception as e: return f"{type(e).__name__}: {e}"
print(list(enumerate("ab", 5)), list(enumerate("ab", start=-1)), list(enumerate(iterable="ab", start=2**70)), t(enumerate), t(enumerate, 5), t(enumerate, "a", "b"), t(enumerate, "a", 1, 2), t(enumerate, "a", 1.5))
print(list(zip()), list(zip("ab")), list(zip("abc", range(2), [1, 2, 3])), list(zip("ab", [1, 2], strict=True)), t(zip, 5), t(zip, "a", 5), t(zip, "a", foo=1))
for args in (("abc", "ab"), ("ab", "abc"), ("a", "a", ""), ("", "", "a"), ("a", "ab", "a"), ("abc", "abc", "abcd", "abc")):
    print(args, t(lambda: list(zip(*args, strict=True))))
a, b = iter("abcd"), iter("xy")
print(list(zip(a, b)), list(a), list(zip(*[iter("abcdef")] * 2)))
print(list(map(lambda *a: a, "abc", [1, 2])), list(map(None.__class__, [])), t(map), t(map, len), t(map, 5, 6), t(lambda: list(map(5, [6]))), list(map(pow, [2, 3], [5, 2])))
print(list(filter(None, [0, 1, "", "a", [], None])), list(filter(str.isupper, "aBcD")), t(filter, None), t(filter, None, 5), t(filter, 1, 2, 3), t(lambda: list(filter(5, [1]))), t(lambda: filter(function=None, iterable=[])))
z = zip([1, 2, 3], "abc")
print(next(z), z.__iter__() is z, dict(z), type(zip.__new__(zip)).__name__)
class E(enumerate):
    pass
print(list(E("ab")), isinstance(E(""), enumerate), list(reversed([*enumerate("ab")])), t(reversed, enumerate("a")), t(reversed, {1}), t(reversed, 5), list(reversed({1: 2, 3: 4})), list(reversed("abc")))
s = 0
for i, (x, y) in enumerate(zip(range(100), map(lambda v: v * 3, filter(lambda v: v % 2, range(300)))), 1):
    s += i * x - y
print(s)
