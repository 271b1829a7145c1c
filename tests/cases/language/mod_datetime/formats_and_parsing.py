# datetime: isoformat and fromisoformat in every timespec, strftime, strptime, ctime, tuples, combine, format().
from datetime import *


def t(f, *a, **k):
    try:
        return f(*a, **k)
    except (TypeError, ValueError) as e:
        return type(e).__name__


n = datetime(2024, 3, 5, 7, 8, 9, 12345)
for spec in ("auto", "hours", "minutes", "seconds", "milliseconds", "microseconds"):
    print(spec, n.isoformat(timespec=spec), n.isoformat(" ", spec), n.time().isoformat(spec), n.replace(microsecond=0).isoformat(timespec=spec))
print(t(n.isoformat, timespec="days"))
for text in ("2024-03-05", "20240305", "2024-W10-2", "2024W102", "2024-03-05T07", "2024-03-05 07:08", "20240305T070809", "2024-03-05T07:08:09.5", "2024-03-05T07:08:09,123456789", "2024-03-05T07:08Z", "2024-03-05T07:08+05:30", "2024-03-05T07:08:09-00:00:01.5", "2024-3-5", "2024-13-01", "2024-03-05T25", "2024-W54-1", "", "x"):
    print(repr(text), t(datetime.fromisoformat, text), "|", t(date.fromisoformat, text))
for text in ("07", "07:08", "070809", "T07:08", "07:08:09.123", "07:08+01", "7", "24:00", "07:08:09.1234567"):
    print(repr(text), t(time.fromisoformat, text))
print(n.strftime("%Y %y %m %d %H %I %M %S %f %p %j %U %W %w %a %A %b %B %% %G %V %u"), "|", n.date().strftime("%H:%M"), n.time().strftime("%Y %H"), f"{n:%d/%m/%y}", f"{n}", format(n.date(), ""), f"{n.time():%M}", repr(n.strftime("")))
print(n.ctime(), n.date().ctime(), tuple(n.timetuple()), n.timetuple().tm_isdst, tuple(n.isocalendar()), n.isocalendar().week, n.isoweekday(), n.toordinal())
for text, form in (("5 Mar 2024", "%d %b %Y"), ("March 5, 24", "%B %d, %y"), ("07:08 PM", "%I:%M %p"), ("2024 065", "%Y %j"), ("Tue 2024-03-05", "%a %Y-%m-%d"), ("2024-10-2", "%G-%V-%u"), ("1.5", "%S.%f"), ("+0530", "%z"), ("-01:00:30", "%z"), ("Z", "%z"), ("2024 10 2", "%Y %W %w"), ("99", "%y"), ("68", "%y"), ("5%", "%d%%"), ("x", "%d"), ("5 6", "%d"), ("5", "%Q"), ("5", "%"), ("31 2", "%d %m"), ("2024 2", "%G %u"), ("12", "%V")):
    print(repr(text), form, "->", t(datetime.strptime, text, form))
print(datetime.combine(date(2020, 1, 2), time(3, 4)), datetime.combine(date(2020, 1, 2), time(3), tzinfo=timezone.utc), date.fromisocalendar(2024, 10, 2), datetime.fromordinal(738000), datetime(1, 1, 1), time.max, time.min, date.min, n.replace(year=1), time(5, 6, fold=1), repr(time(5, 6, 0, 7, timezone.utc)), time(0) and 1)
seen = 0
for i in range(100):
    d = datetime(1990 + i % 60, i % 12 + 1, i % 28 + 1, i % 24, i % 60, i * 7 % 60, i * 1001)
    assert datetime.fromisoformat(d.isoformat()) == d == datetime.strptime(d.strftime("%Y%m%d%H%M%S%f"), "%Y%m%d%H%M%S%f")
    seen += d.toordinal() + d.isocalendar()[1]
print(seen)
