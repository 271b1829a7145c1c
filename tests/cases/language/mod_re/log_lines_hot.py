# re in loops: log lines taken apart, tokens by lastgroup, substitution by function, findall and finditer sums, compiled once and cached.
import re
from collections import Counter

LINE = re.compile(r"(?P<ip>\d{1,3}(?:\.\d{1,3}){3}) - (?P<user>\S+) \[(?P<day>\d+)/(?P<month>[A-Z][a-z]{2})\] \"(?P<verb>GET|POST|PUT) (?P<path>/[^ ?\"]*)(?:\?(?P<query>[^\"]*))?\" (?P<code>[1-5]\d\d) (?P<size>\d+|-)")
lines = [f'10.0.{i % 5}.{i % 256} - {"-" if i % 3 else "u%d" % i} [{i % 28 + 1}/{("Jan", "Feb", "Mar")[i % 3]}] "{("GET", "POST", "PUT", "HEAD")[i % 4]} /p{i % 7}/x{"?a=%d&b=%d" % (i, i * 2) if i % 2 else ""}" {200 + i % 300} {i * 13 if i % 5 else "-"}' for i in range(400)]
codes, users, size, missed = Counter(), Counter(), 0, 0
for line in lines:
    m = LINE.fullmatch(line)
    if m is None:
        missed += 1
        continue
    codes[m["code"][0] + "xx"] += 1
    users[m.group("user")] += 1
    size += int(m["size"]) if m["size"] != "-" else 0
    if m["query"]:
        size += sum(int(v) for k, v in re.findall(r"(\w)=(\d+)", m["query"]))
print(codes, len(users), users["-"], size, missed, LINE.groups, LINE.groupindex["path"])
TOKEN = re.compile(r"\s*(?:(?P<num>\d+(?:\.\d+)?)|(?P<name>[A-Za-z_]\w*)|(?P<op>\*\*|[-+*/()=])|(?P<bad>.))")
kinds, spans = Counter(), 0
for i in range(150):
    text = f"x{i} = (y_{i % 4} + {i}.5) ** 2 - {i} / z ? {'#' * (i % 2)}"
    for m in TOKEN.finditer(text):
        kinds[m.lastgroup] += 1
        spans += m.end(m.lastgroup) - m.start(m.lastgroup) + m.lastindex
print(kinds, spans)


def up(m):
    global calls
    calls += 1
    return m[0].upper() if m.start() % 2 else "<" + m[0][::-1] + ">"


calls, text = 0, "one two three four five six"
for i in range(60):
    text = re.sub(r"\b[a-z]+\b", up, text, count=i % 4)
    text = re.sub("<(.)", lambda m: m[1], text).replace(">", "").lower()
print(text, calls)
total = 0
for i in range(300):
    pattern = (r"a+?b", r"(a|b)*c", r"(?i)X{2,}", r"(\w)\1", r"^$", r"(?<=\d)(?=(?:\d{3})+$)")[i % 6]
    subject = "aab" * (i % 3) + "xx" * (i % 2) + str(i * 1001)
    total += len(re.findall(pattern, subject)) + len(re.split(pattern, subject)) + len(re.sub(pattern, "-", subject)) + bool(re.match(pattern, subject)) * 100 + bool(re.search(pattern, subject))
print(total)
words = re.compile(r"(?P<first>\w)(?P<rest>\w*)")
out = []
for i in range(100):
    m = words.search("pad " + chr(97 + i % 26) * (i % 6 + 1), 4)
    out.append(m.expand(r"\g<rest>-\1") + str(m.span()) + str(m.regs[1]) + str(m.pos))
print(out[3], out[50], hash(tuple(out)) == hash(tuple(out)), sum(map(len, out)), re.escape("a.b*c"), re.purge())
