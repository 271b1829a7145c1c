# Instances of subclasses of str, int, bytes and tuple as keys and items: hashed and compared as what they keep, unless the class says otherwise, now or later.
class S(str): pass
class T(str):
    def __eq__(self, o): return False
    __hash__ = str.__hash__
class I(int): pass
class U(tuple): pass
class F(float): pass
d = {S("a"): 1, "b": 2, I(5): 3, U((1, 2)): 4, T("c"): 5, F(2.5): 6}
print([d.get(k) for k in ("a", S("b"), 5, I(5), 5.0, (1, 2), U((1, S("x"))), "c", T("c"), 2.5, S("a"))])
print(S("a") == "a", "a" == S("a"), S("a") != "a", S("a") == 1, I(3) == 3.0, 3.0 == I(3), U((1,)) == (1,), (1,) == U((1,)), S("a") in ["a"], ["a"].count(S("a")), T("a") in ["a"], "a" in [T("a")])
S.__eq__ = lambda s, o: "patched"
print(S("a") == "a", "a" == S("a"), S("a") in ["z"])
print(hash(S("a")) == hash("a"))


class D(dict): pass


try:
    hash(D())
except TypeError as e:
    print(e)


class Word(str):
    pass


def count(words, n):
    seen = {}
    for i in range(n):
        word = words[i % len(words)]
        seen[word] = seen.get(word, 0) + (word in words)
    return seen


words = [Word("ant"), "ant", Word("bear"), b"bear", I(7), 7.0, U((1, 2)), (1, 2)]
print(count(words, 4000))
Word.__hash__ = lambda self: 1
print(count(words, 4000))
del Word.__hash__
Word.__eq__ = lambda self, other: self is other
Word.__hash__ = str.__hash__
print(len(count(words, 4000)))
print(sorted(map(str, {Word("b"), Word("a"), Word("b")})))
