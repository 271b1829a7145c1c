# Patterns that match at the start of the text only, or seem to: search, findall, split and sub from places on, in lines, with groups and alternatives.
import re

text = "ab\nab ab"
for pattern in (r"\Aab", r"^ab", r"(?m)^ab", r"(^)ab", r"(?:^|\n)ab", r"^ab|b", r"(?:\A)?ab", r"\A", r"^", r"(?m)^", r"(?=^)ab", r"(\A(a)b)", r"^^ab", r"\Z|^a"):
    compiled = re.compile(pattern)
    found = [compiled.search(text, at) and compiled.search(text, at).span() for at in (0, 1, 3, 8)]
    print(pattern, found, compiled.findall(text), compiled.split(text), compiled.sub("<>", text), [m.span() for m in compiled.finditer(text, 2)])
    print([m and m.span() for m in (compiled.search(text, 0, 1), compiled.match(text, 3), compiled.fullmatch("ab"))])
