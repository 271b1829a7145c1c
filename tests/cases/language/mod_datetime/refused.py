# What datetime refuses, and in which words; how its objects are shown, reduced and closed.
import datetime as module
from datetime import date, datetime, time, timedelta, timezone, tzinfo


class Day(date):
    pass


class Moment(datetime):
    pass


class Wrong(tzinfo):
    def utcoffset(self, dt):
        return 3

    def tzname(self, dt):
        return 3

    def dst(self, dt):
        return timedelta(days=1)


utc = timezone.utc
day, moment = date(1, 1, 1), datetime(1, 1, 1)
wrong = datetime(1, 1, 1, tzinfo=Wrong())

CASES = """
date()
date(1)
date(1, 2)
date(1, 2, 3, 4)
date(year=1)
date(2020, 1, 1, foo=3)
date(2020, 1, foo=3)
date(day=3, month=2, year=1)
date('a', 2, 3)
date(1.5, 2, 3)
date(2**31, 1, 1)
date(2**70, 1, 1)
date(None, 1, 1)
date(2023, 2, 29)
date(2024, 2, 29)
date(1900, 2, 29)
date(0, 1, 1)
date(10000, 1, 1)
date(1, 13, 1)
date(True, True, True)
date(b'abcd')
date(b'\\x07\\xe8\\x02\\x1c')
date(b'\\x07\\xe8\\x0d\\x1c')
date('\\x07\\xe8\\x02\\x1c')
datetime(1)
datetime(1, 1, 1, 1, 1, 1, 1, None, 0)
datetime(1, 1, 1, tzinfo=3)
datetime(1, 1, 1, fold=2)
datetime(1, 1, 1, fold='a')
datetime(1, 1, 1, 24)
datetime(1, 1, 1, 1, 60)
datetime(1, 1, 1, 1, 1, 60)
datetime(1, 1, 1, 1, 1, 1, 1000000)
datetime(b'\\x07\\xe4\\x81\\x01\\x01\\x02\\x03\\x00\\x00\\x04', utc)
datetime(b'\\x07\\xe4\\x81\\x01\\x01\\x02\\x03\\x00\\x00\\x04', 3)
time(24)
time(fold=3)
time(1, 1, 1, 1, 3)
time(1, 2, 3, 4, None, 1)
time(b'\\x81\\x02\\x03\\x00\\x00\\x04', utc)
time('a')
timedelta('1')
timedelta(1, 2, 3, 4, 5, 6, 7, 8)
timedelta(foo=1)
timedelta(days=[])
timedelta(hours=None)
timedelta(10**9)
timedelta(10**10)
timedelta(10**30)
timedelta(float('inf'))
timedelta(float('nan'))
timedelta(1) * 'a'
timedelta(1) / 'a'
timedelta(1) / 0
timedelta(1) / 0.0
timedelta(1) // 0
timedelta(1) // 1.5
timedelta(1) / timedelta(0)
timedelta(1) % timedelta(0)
timedelta(1) % 3
divmod(timedelta(1), timedelta(0))
divmod(timedelta(1), timedelta(hours=5))
divmod(-timedelta(1), timedelta(hours=5))
timedelta(1) * float('inf')
timedelta(1) < 3
timedelta(1) == 3
timedelta(1) + 3
3 - timedelta(1)
timedelta(999999999) + timedelta(1)
timedelta(999999999) * 2
-timedelta.max
date(1, 1, 1) < 3
date(1, 1, 1) < datetime(1, 1, 1)
datetime(1, 1, 1) < date(1, 1, 1)
Moment(1, 1, 1) < Day(1, 1, 1)
datetime(1, 1, 1) == date(1, 1, 1)
date(1, 1, 1) != datetime(1, 1, 1)
datetime(1, 1, 1) < datetime(1, 1, 1, tzinfo=utc)
datetime(1, 1, 1) == datetime(1, 1, 1, tzinfo=utc)
datetime(1, 1, 1) - datetime(1, 1, 1, tzinfo=utc)
datetime(1, 1, 1) - date(1, 1, 1)
date(1, 1, 1) - datetime(1, 1, 1)
date(1, 1, 1) + 3
3 + date(1, 1, 1)
date(1, 1, 1) + date(1, 1, 1)
datetime(1, 1, 1) + datetime(1, 1, 1)
timedelta(1) - datetime(1, 1, 1)
timedelta(1) + datetime(1, 1, 1)
timedelta(1) + date(1, 1, 1)
date(1, 1, 1) - timedelta(1)
date(9999, 12, 31) + timedelta(1)
datetime(1, 1, 1) - timedelta(1)
datetime(1, 1, 1) - timedelta(9999999)
date(1, 1, 1) - timedelta(9999999)
time(1) < 3
time(1) < time(1, tzinfo=utc)
time(1) == time(1, tzinfo=utc)
date.fromordinal('a')
date.fromordinal(0)
date.fromordinal(9999999)
date.fromordinal(1.5)
date.fromordinal(2**40)
date.fromordinal(2**80)
datetime.fromordinal(738000)
Day.fromordinal(738000)
date.fromisocalendar(1, 2)
date.fromisocalendar(2020, 54, 1)
date.fromisocalendar(2020, 53, 5)
date.fromisocalendar(2020, 1, 8)
date.fromisocalendar(0, 1, 1)
date.fromisocalendar(9999, 53, 1)
date.fromisocalendar(9999, 52, 7)
date.fromisocalendar('a', 1, 1)
date.fromisocalendar(2**40, 1, 1)
date.fromtimestamp('a')
date.fromtimestamp(1e30)
date.fromtimestamp(float('nan'))
date.fromtimestamp(1e14)
datetime.fromtimestamp('a')
datetime.fromtimestamp(1e14)
datetime.fromtimestamp(1e30)
datetime.fromtimestamp(0, 3)
datetime.fromtimestamp(0, tz=utc)
datetime.fromtimestamp(1.0000005, utc)
datetime.fromtimestamp(-0.0000005, utc)
datetime.fromtimestamp(-1.9999996, utc)
datetime.fromtimestamp(float('nan'))
datetime.utcfromtimestamp(1e14)
datetime.utcfromtimestamp(1700000000.123456)
datetime.fromtimestamp(-1e14, utc)
datetime.now(3)
datetime.now(1, 2)
datetime.now(foo=1)
datetime.combine(1, 2)
datetime.combine(date(1, 1, 1), 2)
datetime.combine(date(1, 1, 1), time(1), 3)
datetime.combine(date(1, 1, 1))
datetime.combine(date(1, 1, 1), time(1, fold=1, tzinfo=utc))
datetime.combine(datetime(1, 1, 1, 5), time(1, tzinfo=utc), None)
datetime.strptime(1, 2)
datetime.strptime('a', 'b')
datetime.strptime('2024-02-28 13:45:59.5 +0530', '%Y-%m-%d %H:%M:%S.%f %z')
date(1, 1, 1).strftime(3)
date(1, 1, 1).strftime()
date(1, 1, 1).__format__(3)
format(date(1, 1, 1), '')
date(1, 1, 1).replace(year=0)
date(1, 1, 1).replace(foo=0)
date(1, 1, 1).replace(1, 2, 3, 4)
date(1, 1, 1).replace('a')
Day(1, 1, 1).replace(day=2)
datetime(1, 1, 1).replace(1, 2, 3, 4, 5, 6, 7, 8, 9)
datetime(1, 1, 1).replace(tzinfo=8)
datetime(1, 1, 1).replace(2, fold=1)
Moment(1, 1, 1).replace(2)
time(1).replace(2, tzinfo=utc)
datetime(1, 1, 1).isoformat(3)
datetime(1, 1, 1).isoformat('ab')
datetime(1, 1, 1).isoformat('é')
datetime(1, 1, 1).isoformat(timespec='x')
datetime(1, 1, 1).isoformat(timespec=3)
datetime(1, 1, 1).isoformat(foo=3)
datetime(1, 1, 1).isoformat(1, 2, 3)
[datetime(1, 2, 3, 4, 5, 6, 789).isoformat(' ', spec) for spec in ('auto', 'hours', 'minutes', 'seconds', 'milliseconds', 'microseconds')]
time(1).isoformat(3)
time(1).isoformat('foo')
time(1).isoformat('foo', 1)
[time(4, 5, 6, 789, utc).isoformat(spec) for spec in ('auto', 'hours', 'minutes', 'seconds', 'milliseconds', 'microseconds')]
datetime(1, 1, 1).astimezone(3)
datetime(1, 1, 1).astimezone(1, 2)
datetime(2020, 1, 1, tzinfo=utc).astimezone(timezone(timedelta(hours=-5.5)))
wrong.utcoffset()
wrong.tzname()
wrong.dst()
wrong == datetime(1, 1, 1, tzinfo=utc)
str(wrong)
datetime(1, 1, 1, tzinfo=tzinfo()).dst()
timezone()
timezone(3)
timezone(timedelta(1))
timezone(timedelta(0), 3)
timezone(timedelta(0), 'a', 3)
timezone(offset=timedelta(0))
timezone(timedelta(0), 'name')
timezone(foo=timedelta(0))
utc.utcoffset(3)
utc.fromutc(3)
utc.fromutc(datetime(1, 1, 1))
tzinfo().fromutc(3)
tzinfo().fromutc(datetime(1, 1, 1))
tzinfo().utcoffset(3)
utc < utc
timezone(timedelta(hours=1), 'x')
timezone(timedelta(hours=-1))
str(timezone(timedelta(hours=-1, seconds=1)))
str(timezone(timedelta(microseconds=1)))
timezone.min, timezone.max
Day(1, 1, 1)
Moment(1, 1, 1)
type(Day(1, 1, 1) + timedelta(1)), type(Moment(1, 1, 1) - timedelta(1))
date.fromisoformat(3)
datetime.fromisoformat(3)
time.fromisoformat(3)
date(2020, 1, 1).isocalendar()
date(9999, 12, 31).isocalendar()
date(1, 1, 1).isocalendar()
date(2020, 1, 1).isocalendar().__reduce__()
date(2020, 1, 1).timetuple()
datetime(2020, 1, 1).timetuple()
datetime(2020, 1, 1, tzinfo=utc).utctimetuple()
datetime(1, 1, 1, tzinfo=timezone(timedelta(hours=1))).utctimetuple()
date(1, 1, 1).__reduce__()
datetime(2020, 1, 1, tzinfo=utc, fold=1).__reduce_ex__(4)
datetime(2020, 1, 1, tzinfo=utc, fold=1).__reduce_ex__(2)
datetime(2020, 1, 1, 2, 3, 4, 567890, fold=1).__reduce__()
time(1, fold=1).__reduce_ex__(3)
time(1, fold=1).__reduce_ex__(4)
utc.__reduce__()
timezone(timedelta(1) / 2, 'a').__reduce__()
tzinfo().__reduce__()
timedelta(1).__reduce__()
setattr(day, 'x', 3)
setattr(date, 'x', 3)
delattr(datetime, 'now')
setattr(time(1), 'x', 3)
day.x
hasattr(day, '__dict__'), hasattr(Day(1, 1, 1), '__dict__'), hasattr(utc, '__dict__'), hasattr(tzinfo(), '__dict__')
type('T', (timezone,), {})
datetime(1, 1, 1, 1).ctime()
date(2024, 2, 9).ctime()
datetime(1970, 1, 1, tzinfo=utc).timestamp()
datetime(1, 1, 1, tzinfo=timezone.min).timestamp()
datetime(2020, 1, 1).strftime('%z %Z %f %% %')
date(2020, 1, 1).strftime('%f%z')
datetime(2020, 1, 1, 1, 2, 3, 4, tzinfo=utc).strftime('%z %Z %f %% %')
datetime(2020, 1, 1, tzinfo=timezone(-timedelta(hours=3, seconds=5), '%d')).strftime('%z %Z')
time(1, 2, 3, 4).strftime('%Y %H %f')
datetime(2024, 2, 8, 13, 5, 9).strftime('%a %A %b %B %c %C %d %D %e %F %g %G %h %H %I %j %k %l %m %M %n %p %P %r %R %S %t %T %u %U %V %w %W %x %X %y %Y %-d %_H %^a %5Y %Q é')
hash(utc) == hash(timedelta(0)), hash(datetime(1, 1, 2, tzinfo=utc)) == hash(datetime(1, 1, 2, 1, tzinfo=timezone(timedelta(hours=1))))
hash(day), hash(moment), hash(time(1)), hash(timedelta(1)), hash(time(1, tzinfo=utc)), hash(datetime(2020, 1, 1, fold=1))
repr(time(1, 2, 3, 4, fold=1, tzinfo=utc))
repr(datetime(1, 2, 3, 4, 5, 0, 6, fold=1, tzinfo=utc))
repr(time(1)), repr(timedelta()), repr(-timedelta(microseconds=1)), str(timedelta(-1, 1, 1)), str(timedelta(2))
timedelta(2.5, 1.5, 0.5), timedelta(microseconds=0.5), timedelta(microseconds=1.5), timedelta(days=1, microseconds=-0.5)
timedelta(True), timedelta(1) * True, 3 * timedelta(1), 1.5 * timedelta(1)
timedelta(7) // 2, timedelta(7) // timedelta(2), timedelta(7) / 2, timedelta(7) / 2.5
timedelta(microseconds=3) / 2, timedelta(microseconds=5) / 2, timedelta(microseconds=5) / -2
[cls.__module__ + '.' + cls.__qualname__ for cls in (date, datetime, time, timedelta, timezone, tzinfo)]
sorted(name for name in vars(module) if not name.startswith('_') and name not in ('sys', 'datetime_CAPI'))
"""

for case in CASES.strip().splitlines():
    try:
        print(case, "->", repr(eval(case)))
    except Exception as error:
        print(case, "->", type(error).__name__, error.args)

DATES = """2024-02-28 20240228 2024-2-28 2024-W091 2024-W09-1 2024W091 2024W09 2024-W09 2024-13-01 2024-99-01 2024-02-99 2024-W54-1 2024-W53-1 2024-W00
2024-W01-8 0000-01-01 0000-W01-1 2024-0228 2024W09-1 2024-W9-1 9999-W53-1 2020-W53-7 2024022810"""
MOMENTS = """2024-02-28T25:00 2024-02-28T 2024-02-28T12 2024-02-28T12: 2024-02-28T12:30+25:00 2024-02-28T12:30+00:00:00.5 2024-02-28T12:30+23:59:60
2024-02-28T12:30+99:99 2024-02-28T123 2024-02-28T1230 20240228T1230 20240228123 202402281230 2024-W09-112:00 2024-W09-1T12:00 2024-W09T12 2024-W09-
2024W091T12 2024W09112 2024-02-28T12:30:45,1234567 2024-02-28T12:30:45. 2024-02-28é12:30 2024-02-28\ud80012:30 2024-02-28T12.5 2024-02-28T12:30Z
2024-02-28TZ 2024-02-28T+1 2024-02-28T12:30z 2024-02-28T99:00 2024-02-28T12:99 2024-02-28T12:30-00:00:00.5 2024-02-28T12:30+24:00 2024-0228T12 2024٠12
2024-02-28T12:30:45.123+05:30 2024-02-28T12:30:45.123456-0530 2024-02-30T12:00 2024-02-28T12:3 0000-W01-1T10:00"""
TIMES = "T12:30 12:30 T 1 12 123 1230 12:30:45.1 Z 25:00 12:60 +12 12:30+01:00 12:3 12:30. 12:30:45.12345é TT12 12:30:45.123456789 12:30Z 123045,5-03"

for read, texts in ((date.fromisoformat, DATES), (datetime.fromisoformat, MOMENTS), (time.fromisoformat, TIMES)):
    for text in texts.split() + [""]:
        try:
            print(ascii(text), repr(read(text)))
        except ValueError as error:
            print(ascii(text), ascii(error))

# Sorted by what they are as numbers, unless zones differ.
days = [date(2024, 1, 1) + timedelta(at * 37 % 100) for at in range(100)]
moments = [datetime(2024, 1, 1) + timedelta(at * 37 % 100, at * 1009 % 86400, at) for at in range(100)]
mixed = [moment.replace(tzinfo=timezone(timedelta(hours=at % 7 - 3))) for at, moment in enumerate(moments)]
print(sorted(days) == sorted(days, key=date.toordinal), sorted(days)[:3])
print(sorted(moments, reverse=True) == sorted(moments, key=lambda moment: moment - datetime.min, reverse=True))
print(sorted(mixed) == sorted(mixed, key=datetime.timestamp), sorted(mixed) == mixed)
print(sorted([moment.timetz() for moment in mixed])[:3], sorted([moment.time() for moment in moments])[:3])
print(sorted([timedelta(at * 37 % 100 * 10**7 - 5 * 10**8, at) for at in range(100)])[:3])
for wrong in (moments + mixed, moments + days):
    try:
        print(sorted(wrong))
    except TypeError as error:
        print(error)


class Late(date):
    def __lt__(self, other):
        return date.__gt__(self, other)


print(sorted(Late.fromordinal(day.toordinal()) for day in days)[:2], min(days), max(moments))

# A loop in which the classes of what is added and compared change.
total = timedelta()
moves = 0
for at in range(3000):
    other = moments[at % 100] if at % 5 else days[at % 100] if at % 2 else mixed[at % 100]
    moved = other + timedelta(hours=at % 50, microseconds=at)
    try:
        total += moved - other
        moves += moved > other
    except TypeError:
        moves += 1
    if type(moved) is not date:
        moves += moved.hour + moved.replace(minute=at % 60).minute + (moved.isoformat() < other.isoformat()) + len(f"{moved:%d.%m.%y %H}")
print(total, moves)

for wrong in ("time(1, 2, 3, fold=0, foo=1)", "tuple(date(2020, 1, 1).isocalendar())", "time(1, tzinfo=Named()).strftime('%Z')"):
    class Text(str):
        def replace(self, old, new):
            return None

    class Named(tzinfo):
        def tzname(self, dt):
            return Text("name")

    try:
        print(eval(wrong))
    except TypeError as error:
        print(error)
