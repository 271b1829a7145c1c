# datetime: timedelta's normalization, arithmetic with ints, floats and fractions of it, limits and texts.
from datetime import *


def t(f):
    try:
        return f()
    except (TypeError, ValueError, OverflowError, ZeroDivisionError, AttributeError) as e:
        return type(e).__name__


D = timedelta
for d in (D(), D(1), D(-1), D(hours=-1), D(0, 0, -1), D(0.5), D(seconds=86399.9999999), D(weeks=2, days=-3, minutes=5, milliseconds=1500, microseconds=7), D(microseconds=0.5), D(microseconds=1.5), D(999999999, 86399, 999999), D.min, D.resolution):
    print(d, repr(d), d.days, d.seconds, d.microseconds, d.total_seconds(), bool(d))
a, b = D(days=3, hours=5), D(hours=7, microseconds=3)
print(a + b, a - b, -b, +b, abs(-b), a * 3, 3 * a, a * 1.5, a / 2, a / 2.5, a / b, a // b, a % b, divmod(a, b), a // 7, a == D(3, 18000), a < b, max(a, b), hash(a) == hash(D(hours=77)))
for f in (lambda: a + 1, lambda: a * a, lambda: a / 0, lambda: a // b.resolution.__class__(0), lambda: a % D(0), lambda: a < 5, lambda: D(999999999) + D(1), lambda: D("x"), lambda: D(1e20), lambda: 1 / a, lambda: a // 1.5, lambda: divmod(a, 2), lambda: D(days=float("nan")), lambda: a.days.x, lambda: setattr(a, "days", 5), lambda: D(bogus=1), lambda: a @ b, lambda: D.max * 2):
    print(t(f))
d, n = date(2024, 2, 29), datetime(2024, 12, 31, 23, 59, 59, 999999)
print(d + a, d - a, d - date(2023, 3, 1), n + D.resolution, n - datetime(2000, 1, 1), n - D(365), date.max - date.min, datetime.max.replace(microsecond=0) - n)
for f in (lambda: date.max + D(1), lambda: date.min - D(1), lambda: datetime.min - D(microseconds=1), lambda: n - d, lambda: d + d, lambda: a - d, lambda: d < n, lambda: d == n, lambda: n < 5, lambda: d.replace(day=31), lambda: n.replace(hour=24), lambda: date(2024, 13, 1), lambda: date("x", 1, 1), lambda: datetime(2024, 1, 1, minute=60), lambda: date(2024), lambda: time(1) < time(2, tzinfo=timezone.utc), lambda: time(1) - time(2), lambda: n.replace(fold=2), lambda: time(1, 2).replace(minute=-1), lambda: date.fromordinal(0), lambda: date.fromisocalendar(2021, 53, 1), lambda: datetime.combine(d, d)):
    print(t(f))
s = datetime(2000, 1, 1)
for i in range(150):
    s += D(days=i % 40, hours=i, minutes=-i * 7, microseconds=i * i)
    s -= D(hours=5) * (i % 3) / 2
print(s, s.timetuple().tm_yday, tuple(s.isocalendar()), sum((D(i, i * 3) for i in range(100)), D()))
