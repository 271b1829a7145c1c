# datetime: timezone, tzinfo of one's own with daylight saving and fold, aware comparisons and conversions.
from datetime import *


def t(f, *a, **k):
    try:
        return f(*a, **k)
    except (TypeError, ValueError, NotImplementedError) as e:
        return type(e).__name__


H = timedelta(hours=1)
east = timezone(5 * H + H / 2, "EAST")
print(timezone.utc, repr(timezone.utc), timezone(-3 * H), repr(timezone(-3 * H)), east, repr(east), timezone(timedelta(seconds=-90)), timezone(H * 0) is timezone.utc, timezone(H) == timezone(H, "x"), timezone.min, timezone.max, east.utcoffset(None), east.dst(None), east.tzname(None))
print(t(timezone, 24 * H), t(timezone, 5), t(timezone, H, 5), t(timezone.utc.utcoffset, 5), t(timezone.utc.fromutc, datetime(2020, 1, 1)))


class Zone(tzinfo):
    """One hour from UTC, two between April and October, changed at 02:00 on the first."""

    def utcoffset(self, when):
        return H + self.dst(when)

    def dst(self, when):
        start, end = datetime(when.year, 4, 1, 2), datetime(when.year, 10, 1, 2)
        plain = when.replace(tzinfo=None)
        if start + H <= plain < end - H:
            return H
        if end - H <= plain < end:
            return timedelta(0) if when.fold else H
        if start <= plain < start + H:
            return H if when.fold else timedelta(0)
        return timedelta(0)

    def tzname(self, when):
        return "SUM" if self.dst(when) else "WIN"


z = Zone()
for when in (datetime(2024, 1, 1, 12), datetime(2024, 7, 1, 12), datetime(2024, 10, 1, 1, 30), datetime(2024, 10, 1, 1, 30, fold=1), datetime(2024, 4, 1, 2, 30)):
    a = when.replace(tzinfo=z)
    print(a, a.tzname(), a.dst(), a.utctimetuple()[:5], a.timestamp(), a.astimezone(timezone.utc), a.astimezone(east), a.timetuple().tm_isdst, a.strftime("%Z %z"))
u = datetime(2024, 9, 30, 22, tzinfo=timezone.utc)
for k in range(4):
    back = (u + k * H).astimezone(z)
    print(back, back.fold, back.tzname(), back == u + k * H)
x, y = datetime(2024, 1, 1, 12, tzinfo=timezone.utc), datetime(2024, 1, 1, 17, 30, tzinfo=east)
print(x == y, hash(x) == hash(y), x - y, y - x, x < y + H, x == x.replace(tzinfo=None), t(lambda: x < x.replace(tzinfo=None)), t(lambda: x - x.replace(tzinfo=None)), repr(y), y.timetz(), y.time(), y.isoformat(), x.replace(tzinfo=None).utcoffset())
print(time(1, tzinfo=timezone.utc) == time(6, 30, tzinfo=east), time(1, tzinfo=east).isoformat(), time(1, tzinfo=z).tzinfo is z, datetime.fromtimestamp(1e9, east), datetime.utcfromtimestamp(1.5), t(datetime, 2020, 1, 1, tzinfo=5), t(x.astimezone, 5), t(tzinfo().utcoffset, x), t(datetime.fromtimestamp, 0, 5))


class Bad(tzinfo):
    def __init__(self, answer):
        self.answer = answer

    def utcoffset(self, when):
        return self.answer

    dst = tzname = utcoffset


for answer in (None, 5, 25 * H, timedelta(0)):
    b = datetime(2024, 1, 1, tzinfo=Bad(answer))
    print(t(b.utcoffset), t(b.tzname), t(str, b), t(lambda: b == x))
total = timedelta(0)
for i in range(80):
    a = datetime(2024, 1, 1, tzinfo=timezone.utc) + i * 110 * H
    total += a.astimezone(z).replace(tzinfo=None) - a.replace(tzinfo=None)
print(total)
