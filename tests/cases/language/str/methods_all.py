# Every method of str, on ordinary and odd strings, and what is refused.

def attempt(f, *args, **kw):
    try:
        return ascii(f(*args, **kw))
    except Exception as e:
        return f"{type(e).__name__}: {e}"

samples = ["", "Hello, World", "  \tpadded\u2003\r\n ", "a,b,,c", "UPPER lower 123", "été ça", "+42", "-7", "tab\tand\ttab\n\tx", "\u00e9\u4e00\U0001f600"]
for x in samples:
    print(ascii([x.strip(), x.lstrip(), x.rstrip(), x.strip("Hd -é"), x.lstrip("a"), x.rstrip("c,"), x.strip(None), x.strip("")]))
    print(ascii([x.center(20), x.center(9, "*"), x.ljust(14, "é"), x.rjust(15, "-"), x.zfill(8), x.expandtabs(), x.expandtabs(3), x.expandtabs(tabsize=0), x.expandtabs(-2), x.center(0), x.center(13, "x"), x.center(4)]))
    print(ascii([x.split(), x.split(","), x.split(",", 1), x.split(maxsplit=1), x.rsplit(), x.rsplit(",", 1), x.rsplit(None, 1), x.splitlines(), x.splitlines(True), x.split("l"), x.split(sep=None, maxsplit=0), x.rsplit(maxsplit=0), x.split(" ", -1)]))
    print(ascii([x.partition(","), x.rpartition(","), x.replace("l", "LL"), x.replace("", "-", 2), x.replace("a", ""), x.replace("", "."), x.replace("l", "", 1), x.replace("x", "y", 0), x.removeprefix("He"), x.removesuffix("d"), x.removeprefix(""), x.join("ab"), x.join([]), x.join(["q"])]))
    print(x.find("o"), x.rfind("o"), x.count("l"), x.count(""), x.startswith("He"), x.endswith(("d", "c")), x.find("", 50), x.find("l", 3, -1), x.rfind("", 1, 3), x.find("l", -5), x.count("", 2, 4), x.startswith("", 100), x.startswith((), 0), x.endswith("", 3, 1), x.find("o", None, 5), x.count("l", 3, None))
for f, args in [("a".find, (5,)), ("a".index, ("z",)), ("a".rindex, ("z",)), ("a".count, (None,)), ("a".split, (5,)), ("a".split, ("",)), ("a".split, (None, "x")), ("a".partition, ("",)), ("a".partition, (5,)), ("a".rpartition, (b"a",)), ("a".replace, ("a",)), ("a".replace, (1, "b")), ("a".replace, ("a", 2)), ("a".replace, ("a", "b", "c")), ("a".strip, (5,)), ("a".lstrip, (b"a",)), ("a".center, ("x",)), ("a".center, (5, "xy")), ("a".center, (5, 5)), ("a".ljust, ()), ("a".zfill, ("5",)), ("a".startswith, (5,)), ("a".endswith, ((1,),)), ("a".startswith, ("a", "x")), ("a".join, (5,)), ("a".join, ([1],)), ("a".join, (["b", None],)), ("a".encode, (5,)), ("a".translate, (5,)), ("a".translate, ({97: 1.5},)), ("a".translate, ({97: 0x110000},)), ("a".removeprefix, (5,)), ("a".removesuffix, ()), ("a".expandtabs, ("x",)), ("a".splitlines, ("x",)), ("a".upper, (1,)), ("a".isalpha, (1,)), ("a".format_map, (5,)), ("a".find, ("a", "x")), ("a".find, ()), ("a".split, ("a", 1, 2)), (str.upper, ()), (str.upper, (5,)), (str.join, ("a",)), (str.maketrans, (5,)), (str.maketrans, ("ab", "c")), (str.maketrans, ({"ab": 1},)), (str.maketrans, (1, 2)), (str.maketrans, ("a", "b", 5)), (str.maketrans, ()), ("ab".__getitem__, ("x",)), ("ab".__getitem__, (5,)), ("ab".__contains__, (5,)), ("a".__add__, (5,)), ("a".__mul__, ("x",)), ("a".__mod__, ((1,),))]:
    print(attempt(f, *args))
print("abc".translate({97: "X", 98: None, 99: 100}), "abc".translate(str.maketrans("ab", "xy", "c")), "abc".translate("XYZ" * 40), attempt("aé".translate, [1]), str.maketrans({"a": 1, 98: "x"}), str.maketrans("ab", "cd", "é"), "aXbX".translate({ord("X"): " and "}), "z".translate(dict()))
print(ascii("a\nb\rc\r\nd\x0be\x0cf\x1cg\x1dh\x1ei\x85j\u2028k\u2029l\x1fm".splitlines()), "\n".splitlines(), "\r\n\n".splitlines(True), "a\n".splitlines(), "".splitlines(), "a\n\nb".splitlines(keepends=True))
print("a" + "b", "a" * 3, 3 * "a", "a" * 0, "a" * -1, "b" in "abc", "" in "", "abc"[1], "abc"[-1], "abc"[::-1], "abc"[5:], "abc" < "abd", "a" < "B", "" < "a", "é" > "z", "abc" == "abc", "a" != 1, "a".__len__(), "a".__hash__() == hash("a"), "it's".__repr__(), "a".__str__(), "a".__format__(">3"), "a".__getnewargs__(), "abc".__iter__().__next__(), sorted("hello"), list("été"), max("abc"), min("abc"), len("\U0001f600"), "a" "b" 'c', str(), str(5), str("x"), str(None), str(object=3), str([1, "a"]), str(1.0), str(b"x"))
for f in (lambda: "a" + 1, lambda: 1 + "a", lambda: "a" * "b", lambda: "a" * 1.5, lambda: "a" - "b", lambda: -"a", lambda: "abc"[10], lambda: 5 in "abc", lambda: "a" < 1, lambda: "a" % 5, lambda: "%d" % "x", lambda: "a".foo, lambda: str(b"a", 5), lambda: str(1, 2, 3, 4), lambda: "a" @ "b", lambda: "a" // "b", lambda: "a" * 10**30, lambda: "abc"[1:2:0], lambda: next("a"), lambda: int("x"), lambda: "a" & "b"):
    print(attempt(f))
def put():
    s = "abc"
    s[0] = "x"
def rem():
    s = "abc"
    del s[0]
print(attempt(put), attempt(rem))
n = 0
for k in range(100):
    s = f"item {k}: " + "x" * (k % 7)
    n += len(s.replace("x", "yy").split(":")[1].strip()) + s.find(str(k)) + s.upper().count("X") + s.isascii() + len(s.partition(" ")[2]) + s.startswith("item") + ("x" in s) + len(s.title().swapcase().center(30, "-"))
print(n, s)
