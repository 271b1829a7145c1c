# The everyday methods of str.

s = "  The Quick brown fox  "
print([s.strip(), s.lstrip(), s.rstrip(), s.strip().lower(), s.upper().strip(), s.title().strip(), s.strip().swapcase(), s.strip().capitalize()])
print("a,b,,c".split(","), " a  b ".split(), "a b c".split(" ", 1), "a-b-c".rsplit("-", 1), "x".split("y"), "".split(), "".split(","))
print("line1\nline2\r\nline3\n".splitlines(), "a\nb".splitlines(True))
print("-".join(["a", "b"]), "".join([]), ",".join("xyz"), "k=v=w".partition("="), "k=v=w".rpartition("="), "kv".partition("="))
print("banana".find("an"), "banana".rfind("an"), "banana".find("x"), "banana".index("nan"), "banana".count("a"), "banana".count("ana"), "aaa".count(""))
print("banana".replace("a", "o"), "banana".replace("a", "o", 2), "abc".replace("", "-"), "banana".find("a", 2), "banana".find("a", 2, 3))
print("abc".startswith("ab"), "abc".endswith(("x", "c")), "abc".startswith("b", 1), "abc".removeprefix("a"), "abc".removesuffix("x"))
print("7".zfill(3), "-7".zfill(4), "ab".center(7, "*"), "ab".ljust(4) + "|", "ab".rjust(4, "."), "a\tb".expandtabs(4))
print("abc".isalpha(), "ab1".isalnum(), "12".isdigit(), "aB".islower(), "AB".isupper(), " \n".isspace(), "".isalpha(), "Ab Cd".istitle(), "a_1".isidentifier())
print("hello".translate({ord("l"): "L", ord("h"): None}), "hello".translate(str.maketrans("el", "ip")), "x" in "xyz")
for f in (lambda: "abc".index("z"), lambda: ",".join([1]), lambda: "a".split(""), lambda: "a".center(), lambda: "a".nope()):
    try:
        f()
    except (ValueError, TypeError, AttributeError) as e:
        print(type(e).__name__, e)
text = "one two  three   four " * 10
words = 0
letters = 0
for word in text.split(" "):
    if word:
        words += 1
        letters += len(word.strip("oe"))
print(words, letters)
total = 0
for i in range(150):
    w = "abc" * (i % 4) + str(i)
    total += w.find("c") + w.rfind("1") + w.count("b") + len(w.upper().replace("A", "--"))
print(total)
