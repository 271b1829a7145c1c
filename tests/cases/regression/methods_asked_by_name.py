# What methods of strings and sets say to operands that they do not know.
def told(f, *args):
    try:
        return f(*args)
    except TypeError as error:
        return str(error)


class S(set):
    pass


for i in range(3):
    far = 10**20
    print(told("abc".endswith, len, far), told("abc".startswith, len, far), told("abc".startswith, ("a", 1), far))
    print(told("abc".endswith, "", far), told("abc".endswith, ("c", "x"), 1), told("abc".startswith, ("x", "b"), 1, 2))
    print(told("abc".__rmod__, b""), told("abc".__rmod__, "%s"), told(b"abc".__rmod__, b"%b"), told(bytearray(b"a").__rmod__, b"%b"))
    print(told("abc".__rmod__, 5), told("abc".__rmod__, 5.0), told((5).__rmod__, "%s"), told((5).__rmod__, 7))
    views = {1: 2, 3: 4}.keys(), {1: 2}.items()
    for view in views:
        print(told({1}.__lt__, view), told(frozenset.__ge__, frozenset([1]), view), told({1}.__eq__, view), told({1}.__ne__, view))
        print({1} < view, {1} >= view, {1} == view, S({1}) < view, S({1, 3}) == view, view > {1}, view != S({1}))
    print(told({1}.__lt__, S({1, 2})), told(S({1}).__eq__, frozenset([1])), told({1}.__le__, [1]))
