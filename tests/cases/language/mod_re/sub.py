# sub and subn: templates, functions, empty matches, counts.
import re

print(re.sub("a", "b", "banana"), re.sub("a", "b", "banana", 2), re.sub("x*", "-", "abxd"), re.subn("a|n", "_", "banana"), re.sub("", "-", "ab"), re.sub("^", "> ", "a\nb", flags=re.M))
print(re.sub(r"(\w+) (\w+)", r"\2 \1", "hello world"), re.sub(r"(?P<a>.)(?P<b>.)?", r"<\g<b>\g<a>\g<1>>", "xyz"), re.sub("(a)|b", r"[\1]", "ab"), re.sub("a", r"\n\t\\", "cat"), re.sub(".", r"\g<0>\g<0>", "ab"))
print(re.sub(r"\d+", lambda m: str(int(m[0]) * 2), "a1b22"), re.sub("[aeiou]", lambda m: "", "education"), re.subn("z", lambda m: 1 / 0, "abc"), re.sub("a", "\\\\", "a"), re.sub("a", "\x00", "a") == "\0")
print(re.sub(r"(?<=a)b", "X", "abab"), re.sub(r"b*", "-", "abc"), re.sub(r"\b", "|", "hi yo"), re.sub("a", r"\060", "a"), re.sub("(a)", r"\g<1>0", "a"), re.compile("o").sub("0", "foo", count=1))
for template in (r"\2", r"\q", "\\", r"\g<9>", r"\g<x>", r"\g<", r"\g", r"\g<>", r"\g<-1>", r"\400", r"\g<1a>"):
    try:
        print(re.sub("(a)", template, "a"))
    except (re.error, IndexError) as e:
        print(repr(template), type(e).__name__, e)
for bad in (lambda: re.sub("a", 5, "a"), lambda: re.sub("a", "b", 5), lambda: re.sub(b"a", "b", b"a"), lambda: re.sub("a", lambda m: 5, "a"), lambda: re.sub("a", b"x", "a")):
    try:
        print(bad())
    except TypeError as e:
        print(str(e)[:50])
text = "the quick brown fox " * 5
for i in range(60):
    text = re.sub(r"(\w)(\w+)", lambda m: m[2] + m[1], text)
print(text[:40])
