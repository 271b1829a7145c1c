# re: lookahead, lookbehind, anchors in every mode, word boundaries, scanning from pos to endpos.
import re
def t(f, *a, **k):
    try: return f(*a, **k)
    except Exception as e: return f"{type(e).__name__}: {e}"
text = "one\ntwo\n\nthree\n"
for p in (r"^", r"$", r"^\w", r"\w$", r"\A\w", r"\w\Z", r"^$", r"\Z", r"$\n", r".$", r"\n^"):
    print(p, [m.span() for m in re.finditer(p, text)], [m.span() for m in re.finditer(p, text, re.M)])
print(re.findall(r"\w+(?=!)", "a! b c!"), re.findall(r"\w+(?!!)\b", "a! b c!"), re.findall(r"(?<=\$)\d+", "$5 6 $7"), re.findall(r"(?<!\$)\b\d+", "$5 6 $7"), re.findall(r"(?<=a)(?=b)", "abab"), re.findall(r"(?<=(a))b", "ab"), re.findall(r"(?=(a+))", "aaa"), re.sub(r"(?<=\d)(?=(\d{3})+$)", ",", "1234567"), re.findall(r"(?<=ab|cd)e", "abe cde"), re.match(r"(?=.*\d)(?=.*[a-z]).{4,}$", "ab12") is not None)
for p in (r"(?<=a*)b", r"(?<=a+)", r"(?<=a|bc)d", r"(?<!a{1,2})", r"(?<=(a)\1)", r"(?<=a{3})b", r"(?<=^)a", r"(?<=\b)a", r"(?<=(?=a))a", r"(?<=", r"(?<x)", r"(?=", r"(?!"):
    x = t(re.compile, p); print(p, "ok" if isinstance(x, re.Pattern) else x)
print(re.findall(r"\b\w", "hi you_x 9é-a"), re.findall(r"\B\w", "hi you"), re.findall(r"\b", ""), re.findall(r"\B", ""), re.findall(r"\b", "é", re.A), re.split(r"\b", "ab cd"))
p = re.compile(r"^b|b$"); print(p.search("ab", 1), p.match("ab", 1), p.search("abc", 0, 2), p.fullmatch("abc", 1, 2), p.findall("bb", 1), [m.span() for m in p.finditer("bbb", 1, 2)], p.search("b", 5), p.search("b", -5), p.search("b", 0, -1), p.match("ab", 1).pos, p.search("ab", 0, 99).endpos, re.compile(r"(?<=a)b").match("ab", 1), re.compile(r"\bb").match("ab", 1))
n = 0
q = re.compile(r"(?<![\w.])(\d+)(?![\w.])", re.M)
for i in range(100): n = n * 31 + sum(int(x) for x in q.findall(f"{i} a{i} {i}.5 {i * 2}\n{i}x {i + 1}")) & 0xffffff
print(n)
