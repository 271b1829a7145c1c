# re in hot loops with callbacks that raise, patterns compiled from data, bad patterns met now and then, subclasses of str, positions.
import re


class Stop(Exception):
    pass


def limited(n):
    def call(m):
        nonlocal n
        n -= 1
        if n < 0:
            raise Stop(m.group(), m.start())
        return str(len(m[0]))

    return call


done = stopped = places = 0
for i in range(200):
    try:
        text = re.sub(r"[a-c]+|\d{2}", limited(i % 6), "abc12 xx ca 99 b" * (i % 3 + 1))
        done += len(text)
    except Stop as e:
        stopped += 1
        places += e.args[1]
print(done, stopped, places)
sources = [r"(\d+)", r"(?P<x>\w)(?P=x)", r"[", r"a{2,1}", r"(?P<a>x)(?P<a>y)", r"(?<=a+)b", r"\w+(?=!)", r"(x", r"*", r"(?i:A)b"]
found = bad = 0
messages = set()
for i in range(300):
    try:
        found += len(re.findall(sources[i % 10], "aab 11 xx! Ab ab a%d" % i))
    except re.error as e:
        bad += 1
        messages.add((e.msg, e.pos, e.pattern, e.lineno, e.colno))
print(found, bad, sorted(messages))


class Text(str):
    def __getitem__(self, i):
        return "never"


p = re.compile("b(.)")
seen = []
for i in range(120):
    m = p.search(Text("abcabd"), i % 4, 6 - i % 2)
    seen.append((m.span(1), type(m[0]).__name__, type(m.string).__name__, m.endpos) if m else None)
print(seen[:4], len(set(seen)), p.fullmatch("xbc", 1), p.match("bc", 1), type(p.sub("", Text("q"))).__name__)
state, log = "out", []
MODES = {"out": re.compile(r"(?P<open>\{)|(?P<word>\w+)|(?P<space>\s+)"), "in": re.compile(r"(?P<close>\})|(?P<open>\{)|(?P<num>\d+)|(?P<other>[^{}\d]+)")}
depth = 0
source = "alpha {1 two {33} 4} beta { } " * 12
at = 0
while at < len(source):
    m = MODES[state].match(source, at)
    if m is None:
        log.append(source[at])
        at += 1
        continue
    at = m.end()
    kind = m.lastgroup
    depth += {"open": 1, "close": -1}.get(kind, 0)
    state = "in" if depth else "out"
    log.append(kind)
print(len(log), log[:12], {k: log.count(k) for k in sorted(set(log))})
swap = {"cat": "dog", "dog": "cat"}
text = "cat dog catdog Dog " * 5
for i in range(61):
    text = re.sub("|".join(map(re.escape, swap)), lambda m: swap[m[0]], text)
print(text[:20], re.subn("(?i)dog", lambda m: m[0].swapcase(), text)[1], [m.start() for m in re.finditer("(?=dog)", text)][:4], re.split("(cat)|dog", text)[:5])
total = 0
for i in range(150):
    for m in re.finditer(r"(?P<k>[a-z])(?P<v>\d*)", f"a{i}b{i * i}c"):
        total += len(m.groupdict("none")["v"]) + (int(m["v"]) if m["v"] else -1) + m.lastindex
        if m["k"] == "b" and i % 3:
            break
print(total)
