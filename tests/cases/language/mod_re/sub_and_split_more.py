# re: sub with functions and counts, subn, split with captures and limits, results for bytes, errors.
import re
def t(f, *a, **k):
    try: return f(*a, **k)
    except Exception as e: return f"{type(e).__name__}: {e}"
print(re.sub("a", "b", "banana"), re.sub("a", "b", "banana", 1), re.sub("a", "b", "banana", count=2), re.subn("a", "b", "banana"), re.subn("z", "b", "x"), re.sub("", "-", "abc"), re.sub("a|", "-", "bab"), re.sub(r"(?P<x>a)", r"<\g<x>>", "aba"), re.sub("a", r"\n\t\\", "a"), re.sub("a", r"\x", "a") if False else "", re.sub("(a)(b)?", r"[\2]", "ab a"), re.sub("a", "\\\\0", "a"), re.sub("a", "\0", "a"), re.sub(r"a", r"\0", "a"), re.sub("a", r"\101\08", "a") if False else "")
print(re.sub(r"\d+", lambda m: str(int(m[0]) * 2), "a1b22"), re.sub("a", lambda m: None.__class__.__name__, "a"), t(re.sub, "a", lambda m: 5, "a"), t(re.sub, "a", lambda m: None, "xax"), t(re.sub, "a", 5, "a"), t(re.sub, "a", lambda: 1, "a"), t(re.sub, "a", lambda m: 1 / 0, "a"), re.sub("a", str, "q"), re.sub("(.)", lambda m: m.expand(r"\1\1"), "ab"), re.sub(b"a", b"\\g<0>!", b"aa"), re.sub(b"a", lambda m: m[0] * 2, b"aa"), re.sub("a", "b", "a", flags=re.I), t(re.sub, "a", "b"), t(re.sub, "a", "b", 5))
print(re.split(",", "a,b,,c"), re.split("(,)", "a,b"), re.split("(,)|(;)", "a,b;c"), re.split(",", "a,b,c", 1), re.split(",", "a,b,c", maxsplit=0), re.split("", "ab"), re.split("x", ""), re.split("()", "ab"), re.split(r"\s*", " a b "), re.split("a", "banana", flags=re.I), re.split(b",", b"a,b"), re.split("[,;]+", "a,;b;"), t(re.split, ",", 5), re.split("z", "abc"), re.split("(?:a)(b)?", "cac"), re.split(",", "a,b,c", -1))
class S(str): pass
print(type(re.sub("z", "", S("a"))).__name__, type(re.split("z", S("a"))[0]).__name__, type(re.match("a", S("a")).group()).__name__, type(re.match("a", S("a")).string).__name__, re.findall(b"a", bytearray(b"aba")), re.match(b"a", memoryview(b"ab")).group(), re.sub(b"a", b"x", bytearray(b"aba")))
it = re.finditer("a", "aa"); print(next(it).span(), next(it).span(), next(it, "end"), re.compile("a").scanner("aba").search().span() if hasattr(re.compile("a"), "scanner") else "")
n, p = 0, re.compile(r"([a-z]+)(\d*)")
for i in range(100):
    s, k = p.subn(lambda m: m[2] + m[1].upper(), f"ab{i}cd{i * i}x", i % 4)
    n = n * 31 + len(s) * k + s.count("B") + len(p.split(s, i % 3)) & 0xffffff
print(n)
