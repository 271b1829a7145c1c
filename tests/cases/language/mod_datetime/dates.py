# datetime: dates, times, differences, formats.
from datetime import date, datetime, time, timedelta, timezone

d = date(2024, 2, 29)
print(d, repr(d), d.weekday(), d.isoweekday(), tuple(d.isocalendar()), d.toordinal(), d + timedelta(days=1), d - date(2023, 1, 1), d.replace(month=3), d.strftime("%Y/%m/%d %j %A"), date.fromisoformat("2020-05-06"), date.fromordinal(730000), d < date(2025, 1, 1), d.timetuple()[:3])
t = datetime(2024, 1, 2, 3, 4, 5, 678)
print(t, repr(t), t.isoformat(), t.date(), t.time(), t + timedelta(hours=30), t.strftime("%H:%M:%S.%f %p"), datetime.fromisoformat("2024-01-02T03:04:05+02:00"), datetime.strptime("02 Jan 2024 15:30", "%d %b %Y %H:%M"), t.replace(tzinfo=timezone.utc).isoformat(), t.ctime())
delta = timedelta(days=1, hours=2, seconds=3.5)
print(delta, repr(delta), delta.total_seconds(), delta * 2, delta / 2, delta // timedelta(hours=1), -delta, abs(-delta), timedelta(minutes=90), divmod(delta, timedelta(hours=5)), timedelta.max > delta, timedelta(weeks=1).days)
u = datetime(2024, 1, 1, 12, tzinfo=timezone.utc)
v = u.astimezone(timezone(timedelta(hours=5, minutes=30), "IST"))
print(v, v == u, v.tzname(), v.utcoffset(), u.timestamp(), datetime.fromtimestamp(0, timezone.utc), time(1, 2), time(23, 59, 59).isoformat(), time.fromisoformat("04:05"))
for bad in (lambda: date(2023, 2, 29), lambda: datetime(2024, 1, 1) - u, lambda: date(0, 1, 1), lambda: datetime.strptime("x", "%Y"), lambda: date.fromisoformat("bad"), lambda: d + 5, lambda: time(25)):
    try:
        print(bad())
    except (ValueError, TypeError) as e:
        print(type(e).__name__)
total = 0
day = date(2020, 1, 1)
for i in range(60):
    total += (day + timedelta(days=i * 37)).toordinal() % 7
print(total)
