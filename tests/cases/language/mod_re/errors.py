# What is wrong with a pattern, and where.
import re

patterns = ["(", ")", "a)", "*", "a**", "a*+*", "[", "[a", "[b-a]", r"[\d-z]", "[]", "(?P<n>a)(?P<n>b)", "(?P<1>a)", "(?P<a", "(?P<>a)", "(?Px", "(?P=x)", "(?P=", "\\", "a\\", r"\q", r"[\q]", r"\x1", r"\u12",
            r"\U0011000", r"\400", r"\5", r"(\1)", "(?z)", "(?i", "(?i-", "(?-i)", "(?i-i:a)", "(?", "(?#x", "(?<a)", "(?<=a+)b", "(?<=(a)\\1)b", "a{3,2}", "a{1}{2}", "(?(1)a|b|c)", "(?(x)a)", "(?(0)a)", "(?(9)a)",
            "x\ny(", "(?au)a", "(?(1", "a|*", "(?:a", "(?=a", "(?>a", "^*", r"\N{foo}", r"\N{", "(?P<a>x)(?P=b)"]
for p in patterns:
    try:
        re.compile(p)
        print("fine", repr(p))
    except re.error as e:
        print(repr(p), "|", e, "|", e.msg, e.pos, e.lineno, e.colno)
try:
    re.compile("a{99999999999}")
except OverflowError as e:
    print(e)
e = re.error("m", "a\nb", 2)
print(e, e.pattern == "a\nb", e.lineno, e.colno, re.error("just"))
caught = 0
for i in range(50):
    try:
        re.compile("(" * (i % 4) + "a" + ")" * (i % 3))
    except re.error as e:
        caught += e.pos
print(caught)
