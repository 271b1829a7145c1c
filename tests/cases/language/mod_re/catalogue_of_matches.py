# re: one table of patterns against one table of strings; match, search, fullmatch agree with their spans.
import re
pats = [r"", r"a", r"^a", r"a$", r"a.c", r"[abc]+", r"[^abc]+", r"(a|ab)(c|bcd)(d*)", r"(a+|b)*", r"(a*)(b*)", r"a{2,3}b?", r"\d+\.\d*", r"(\w)(\w)?\2?", r"(?:x|y)+z", r"(?i)ABC", r"a.*c", r"a.*?c", r"\bfoo\b", r"(foo)?bar", r"(?=a)\w", r"(?<!b)c", r"((a)|(b))+", r".{3}", r"\s\S", r"(a)(?(1)b|c)", r"[\w.]+@[\w.]+", r"(\d{1,3})(?:,(\d{3}))*", r"^(?:(?:a|b)c?)+$", r"\\", r"[\]\-]", r"(?P<k>\w+)=(?P<v>\w*)", r"(.)\1", r"\A\d|\d\Z", r"(?s).+", r"(?m)^\w+$"]
strs = ["", "a", "abc", "abcd", "aaa", "aab", "ba", "xyz", "ABC", "foo bar foobar", "3.14 10.", "a\nc", "b c", "k=v x=", "1,234,567", "me@x.org", "aa bb", "\\]-", "acbc", "abab\nzz"]
for p in pats:
    r = re.compile(p)
    row = []
    for s in strs:
        m, q, f = r.match(s), r.search(s), r.fullmatch(s)
        row.append(f"{m.end() if m else '-'}{'%d:%d' % q.span() if q else '-'}{'F' if f else ''}{''.join(str(len(g)) if g is not None else 'n' for g in q.groups()) if q else ''}")
    print(p, " ".join(row))
n = 0
rs = [re.compile(p) for p in pats]
for i in range(100):
    r, s = rs[i % len(rs)], strs[i * 7 % len(strs)] * (i % 3 + 1)
    n = n * 31 + len(r.findall(s)) + len(r.split(s)) + len(r.sub("_", s)) + sum(m.end() for m in r.finditer(s)) & 0xffffff
print(n)
