# Match objects: groups, spans, names, what is unset, expand, repr.
import re

m = re.search(r"(?P<year>\d{4})-(?P<month>\d\d)(-(\d\d))?", "on 2024-05 it")
print(m, m.group(), m.group(1), m.group("month"), m.group(1, "month", 3), m[0], m["year"], m.groups(), m.groups("?"), m.groupdict(), m.groupdict(0))
print(m.start(), m.end(), m.span(), m.start("year"), m.end(2), m.span(3), m.start(4), m.pos, m.endpos, m.lastindex, m.lastgroup, m.string, m.re.pattern, m.regs)
print(m.expand(r"\2/\1 \g<month> \g<0>"), bool(m), m.re.groups, dict(m.re.groupindex), m.re.flags)
n = re.compile("b+").match("abbbc", 1, 3)
print(n, n.pos, n.endpos, n.span(), n.string)
for bad in (lambda: m.group(9), lambda: m["nope"], lambda: m.start(5), lambda: m.group(-1), lambda: m.group(None), lambda: m.expand(r"\9"), lambda: m.expand(r"\g<x>"), lambda: re.Match()):
    try:
        print(bad())
    except (IndexError, re.error, TypeError) as e:
        print(type(e).__name__, e)
print(re.match("(a)|(b)", "b").lastindex, re.match("((a)(b))", "ab").lastindex, re.match("(a)(b)?", "a").lastindex, re.match("x", "x").lastindex, re.match("(?P<k>x)", "x").lastgroup)
import copy
print(copy.copy(m) is m, re.match("(.)(.)", "xy").group(2, 1))
total = 0
for i in range(100):
    m = re.search(r"(\d+)(\w)", f"ab{i}c{i * 3}d")
    total += m.end(1) * int(m[1]) + len(m[2])
print(total)
