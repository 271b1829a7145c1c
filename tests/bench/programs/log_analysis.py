"""The log of a web server is made, read with regular expressions and analysed: requests by hour, slow pages, sessions of
visitors, errors in a row, paths with numbers folded into one. Some lines are damaged, and are counted by what is wrong
with them, so a reader that only splits lines would not do."""

import random
import re
from collections import Counter, defaultdict, namedtuple
from datetime import datetime, timedelta
from itertools import groupby
from operator import attrgetter, itemgetter
from urllib.parse import parse_qs, unquote, urlsplit

LINE = re.compile(
    r"""
    ^(?P<host>\d{1,3}(?:\.\d{1,3}){3}) \s - \s (?P<user>\S+) \s
    \[(?P<time>[^\]]+)\] \s
    "(?P<method>GET|POST|PUT|DELETE|HEAD) \s (?P<path>\S+) \s HTTP/(?P<version>\d\.\d)" \s
    (?P<status>\d{3}) \s (?P<size>\d+|-) \s
    "(?P<agent>[^"]*)" \s (?P<took>\d+\.\d+)$
    """,
    re.VERBOSE,
)
NUMBERS = re.compile(r"/\d+(?=/|$)")
BROWSER = re.compile(r"(?i)\b(firefox|chrome|safari|curl|bot)\b(?:/(\d+))?")
DAMAGE = [
    ("no time", re.compile(r"^[^\[]*$")),
    ("no request", re.compile(r'^[^"]*$')),
    ("bad status", re.compile(r'" [^0-9]')),
]

Entry = namedtuple("Entry", "host user time method path query status size agent took")


class Maker:
    """Lines as a server writes them."""

    PAGES = ["/", "/index.html", "/shop/{n}/view", "/shop/{n}", "/user/{n}/orders/{m}", "/search?q={w}&page={d}", "/st%C3%A4dte?x={d}"]
    AGENTS = ["Mozilla/5.0 Firefox/{n}", "Mozilla/5.0 (X11) Chrome/99.{d}", "curl/7.{d}", "Search Bot", "Safari/{d}.1"]
    STATUS = [200] * 12 + [304, 304, 404, 404, 500, 302]

    def __init__(self, seed):
        self.rng = random.Random(seed)
        self.now = datetime(2023, 3, 1, 6, 30)
        self.hosts = ["10.%d.%d.%d" % tuple(self.rng.randrange(256) for _ in range(3)) for _ in range(150)]

    def fill(self, pattern):
        rng = self.rng
        return pattern.format(n=rng.randrange(300), m=rng.randrange(40), d=rng.randrange(9), w=rng.choice(["tea", "red+tea", "caf%C3%A9"]))

    def line(self):
        rng = self.rng
        self.now += timedelta(seconds=rng.expovariate(0.1))
        status = rng.choice(self.STATUS)
        size = "-" if status == 304 else rng.randrange(60000)
        line = (
            f"{rng.choice(self.hosts)} - {rng.choice(['-', 'ann', 'bob'])} [{self.now:%d/%b/%Y:%H:%M:%S +0000}] "
            f'"{rng.choice(["GET", "GET", "GET", "POST"])} {self.fill(rng.choice(self.PAGES))} HTTP/1.1" {status} {size} '
            f'"{self.fill(rng.choice(self.AGENTS))}" {rng.lognormvariate(-2, 1):.3f}'
        )
        if rng.random() < 0.02:
            line = rng.choice([line.replace("[", "(").replace("]", ")"), line.replace('"', "'"), line.replace('" 2', '" x'), line[:40]])
        return line


def parse(line):
    match = LINE.match(line)
    if match is None:
        return None
    fields = match.groupdict()
    split = urlsplit(fields["path"])
    return Entry(
        fields["host"],
        None if fields["user"] == "-" else fields["user"],
        datetime.strptime(fields["time"].partition(" ")[0], "%d/%b/%Y:%H:%M:%S"),
        fields["method"],
        unquote(split.path),
        parse_qs(split.query),
        int(fields["status"]),
        0 if fields["size"] == "-" else int(fields["size"]),
        fields["agent"],
        float(fields["took"]),
    )


def damage(line):
    for name, pattern in DAMAGE:
        if pattern.search(line):
            return name
    return "other"


def sessions(entries, pause=timedelta(minutes=30)):
    """Visits of one host without a long pause."""
    visits = []
    for host, group in groupby(sorted(entries, key=attrgetter("host", "time")), key=attrgetter("host")):
        current = []
        for entry in group:
            if current and entry.time - current[-1].time > pause:
                visits.append((host, current))
                current = []
            current.append(entry)
        visits.append((host, current))
    return visits


def percentile(values, share):
    values = sorted(values)
    return values[min(len(values) - 1, int(len(values) * share))]


def slow_pages(entries):
    took = defaultdict(list)
    for entry in entries:
        took[NUMBERS.sub("/N", entry.path)].append(entry.took)
    rows = [(page, len(times), percentile(times, 0.5), percentile(times, 0.95)) for page, times in took.items()]
    rows.sort(key=lambda row: (-row[3], row[0]))
    return rows


def by_hour(entries):
    hours = defaultdict(Counter)
    for entry in entries:
        hours[entry.time.replace(minute=0, second=0)][entry.status // 100] += 1
    return dict(sorted(hours.items()))


def browsers(entries):
    found = Counter()
    versions = defaultdict(set)
    for entry in entries:
        match = BROWSER.search(entry.agent)
        if match:
            name = match[1].lower()
            found[name] += 1
            if match[2]:
                versions[name].add(int(match[2]))
    return found, {name: max(numbers) for name, numbers in sorted(versions.items())}


def streaks(entries):
    """The longest row of failures, by user."""
    longest = defaultdict(int)
    current = Counter()
    for entry in entries:
        if entry.status >= 400:
            current[entry.user] += 1
            longest[entry.user] = max(longest[entry.user], current[entry.user])
        else:
            current[entry.user] = 0
    return sorted(longest.items(), key=lambda item: (item[0] is not None, item[0]))


def main():
    maker = Maker(17)
    lines = [maker.line() for _ in range(15000)]
    entries = []
    damaged = Counter()
    for line in lines:
        entry = parse(line)
        if entry is None:
            damaged[damage(line)] += 1
        else:
            entries.append(entry)
    print(len(entries), sorted(damaged.items()), entries[-1].time)
    for page, count, half, most in slow_pages(entries):
        print(f"  {page:20} {count:5} {half:.3f} {most:.3f}")
    hours = by_hour(entries)
    busiest = max(hours, key=lambda hour: (sum(hours[hour].values()), hour))
    print(len(hours), busiest, sorted(hours[busiest].items()))
    visits = sessions(entries)
    lengths = [(visit[-1].time - visit[0].time).total_seconds() for _, visit in visits]
    host, longest = max(visits, key=lambda visit: (len(visit[1]), visit[0]))
    print(len(visits), host, len(longest), "%.1f" % (sum(lengths) / len(lengths)), max(lengths))
    found, versions = browsers(entries)
    print(found.most_common(3), versions)
    searched = Counter(word for entry in entries for query in entry.query.get("q", ()) for word in query.split())
    print(sorted(searched.items()), streaks(entries))
    sizes = Counter()
    for entry in entries:
        sizes[entry.host] += entry.size
    print(sorted(sizes.items(), key=itemgetter(1), reverse=True)[:3], sum(sizes.values()))
    days = Counter(entry.time.strftime("%a") for entry in entries)
    print(days.most_common(), len({(e.method, e.status) for e in entries}))


if __name__ == "__main__":
    main()
