# Much backtracking, long texts, deep groups: right, and without running out of stack.
import re

print(re.match(r"(a+)+$", "a" * 18 + "b"), re.match(r"(?:a|b)*c", "ab" * 5000 + "c").end(), re.match(r"(?:(a)|b)*", "ab" * 3000).span(1), len(re.match(r"(.*)(\d)", "x" * 5000 + "7yy").group(1)))
print(re.search(r"a.*b.*c", "a" * 300 + "b" * 300), re.search("(x+x+)+y", "x" * 15), re.match("((((((((((a))))))))))", "a").groups(), re.sub("(?:a?){10}a{10}", "X", "a" * 10))
print(re.findall(r"<(\w+)>(.*?)</\1>", "<a>x</a><b>y</b><c>z</d>"), re.findall(r'"((?:[^"\\]|\\.)*)"', r'"a\"b" "c"'), re.match(r"^(?:(\d+)|(\w+))(?:,|$)", "abc,").groups())
words = re.compile(r"(?P<num>\d+(?:\.\d*)?)|(?P<op>[-+*/()])|(?P<ws>\s+)")
print([(m.lastgroup, m.group()) for m in words.finditer("3.5 + (4*2)")])
primes = [n for n in range(2, 50) if not re.match(r"^(11+?)\1+$", "1" * n)]
print(primes)
