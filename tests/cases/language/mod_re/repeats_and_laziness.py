# re: greedy, lazy, possessive repeats, atomic groups, empty matches, bounds, nested repeats, errors.
import re
def t(f, *a, **k):
    try: return f(*a, **k)
    except Exception as e: return f"{type(e).__name__}: {e}"
for p in (r"a*", r"a+", r"a?", r"a{2}", r"a{1,2}", r"a{,2}", r"a{2,}", r"a*?", r"a+?", r"a??", r"a{1,3}?", r"a*+", r"a++", r"a?+", r"a{1,2}+", r"(?>a+)", r"(?>a|aa)b", r"a*+a", r"(?>a*)a", r"(a|b)*", r"(?:a|b)*?c", r"(ab?)*", r"a{0}", r"x*", r"(?:a?)*", r"(a?)*?$", r"a{ 1}", r"a{1,2", r"a{,}", r"{1}", r"(?:){3}"):
    print(p, t(re.findall, p, "aaab abc"), t(re.match, p, "aaa"))
for p in (r"*", r"+a", r"a**", r"a*?*", r"a{2}{3}", r"a{3,2}", r"(*a)", r"|*", r"^*", r"$+", r"\b*", r"(?=a)*", r"a{99999999999}", r"a{1,99999999999}", r"a+++", r"a?+?", r"(?:a)*+b"):
    x = t(re.compile, p); print(p, "ok" if isinstance(x, re.Pattern) else x)
print(re.sub(r"x*", "-", "abxd"), re.sub(r"\b", "|", "hi you"), re.split(r"x*", "axbc"), re.split(r"(x*)", "axb"), re.findall(r"\b|\w", "ab"), [m.span() for m in re.finditer(r"a*?", "aa")], re.findall(r"(?=(\w\w))", "abcd"), re.sub(r"(?<=a)", "!", "aba"), re.split(r"(?=b)", "abab"), re.search(r"(a+)+$", "a" * 20).span(), re.match(r"(.*)(.*)", "abc").groups(), re.match(r"(.*?)(.*)", "abc").groups(), re.match(r"(\w+?)(\d*)$", "ab12").groups(), re.match(r"<.*?>", "<a><b>").group(), re.fullmatch(r".*?", "abc").group())
n = 0
ps = [re.compile(x) for x in (r"(\w+?)\d{2,3}", r"(?:ab|a)*+b?", r"(\d+)(?=x)", r"((?:a|bc)+?)c")]
for i in range(100):
    s = "ab" * (i % 4) + str(i * 37) + "x" + "abc" * (i % 3)
    for p in ps:
        m = p.search(s)
        n = n * 5 + (m.end() - m.start() if m else 1) & 0xffffff
print(n)
