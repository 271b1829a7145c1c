# split, findall, finditer, scanner.
import re

print(re.split(r"\s*,\s*", "a , b,c ,d"), re.split("(,)", "a,b,c"), re.split("x*", "axbc"), re.split("(-)|(,)", "a-b,c"), re.split(",", "a,b,c,d", 2), re.split(",", ""), re.split("", "ab"), re.split(r"\b", "a b"))
print(re.findall(r"\d+", "a1b22c333"), re.findall(r"(\w)=(\d)?", "a=1 b= c=3"), re.findall("(a)", "aba"), re.findall("", "ab"), re.findall("a*", "baac"), re.findall("(?m)^.", "a\nb\n"))
print([(m.span(), m.group()) for m in re.finditer("a|b*", "abba")], [m.start() for m in re.compile("a").finditer("banana", 2, 5)], re.compile("a").findall("banana", 2))
it = re.finditer(".", "xy")
print(next(it).group(), [m.group() for m in it], next(it, "end"), iter(it) is it)
s = re.compile(r"\w").scanner("ab c")
print(s.match(), s.match(), s.match(), s.search(), s.pattern.pattern)
sc = re.Scanner([(r"\d+", lambda s, t: int(t)), (r"[a-z]+", lambda s, t: t.upper()), (r"\s+", None)])
print(sc.scan("12 ab 3 !x"))
print(re.fullmatch("a+b?", "aab"), re.fullmatch("a+", "aab"), re.fullmatch("a|ab", "ab"), re.match("b", "ab"), re.search("b", "ab").span())
count = 0
for i in range(60):
    count += len(re.findall(r"(?i)[aeiou]", "Education %d" % i)) + len(re.split(r"[,;]", "a,b;c" * (i % 5)))
print(count)
