import time
from datetime import date, datetime, time as clock, timedelta, timezone
from zoneinfo import ZoneInfo

from measured import main

moment = datetime(2024, 2, 28, 13, 45, 59, 123456)
aware = moment.replace(tzinfo=timezone.utc)
east = timezone(timedelta(hours=5, minutes=30))
berlin = ZoneInfo("Europe/Berlin")
day = date(2024, 2, 28)
span = timedelta(days=1, hours=2, seconds=3)
hour = timedelta(hours=1)
numbers = [1 + at * 37 % 28 for at in range(100)]
days = [date(2024, 1, 1) + timedelta(days=at * 37 % 100) for at in range(100)]
spans = [timedelta(hours=at * 37 % 100, microseconds=at) for at in range(100)]
moments = [moment + part for part in spans]
awares = [part.replace(tzinfo=timezone.utc) for part in moments]
locals_ = [part.astimezone(berlin) for part in awares]
stamps = [1700000000.25 + 86399.5 * at for at in range(100)]
texts = [part.isoformat() for part in moments]
zoned = [part.isoformat() for part in awares]
day_texts = [part.isoformat() for part in days]
plain = [part.strftime("%Y-%m-%d %H:%M:%S") for part in moments]
fields = [time.gmtime(stamp) for stamp in stamps]
by_moment = {part: at for at, part in enumerate(moments)}

# Operations go through a hundred values, as those of one value are done before a loop.
main(globals(), [
    ("datetime()", "[datetime(2024, 2, n, 13, 45, 59) for n in numbers]", 100),
    ("date()", "[date(2024, 2, n) for n in numbers]", 100),
    ("timedelta()", "[timedelta(days=n, hours=2) for n in numbers]", 100),
    ("timedelta of a float", "[timedelta(seconds=n * 0.25) for n in numbers]", 100),
    ("add", "[m + span for m in moments]", 100),
    ("add to a date", "[d + span for d in days]", 100),
    ("subtract", "[m - moment for m in moments]", 100),
    ("subtract aware", "[m - aware for m in locals_]", 100),
    ("subtract dates", "[d - day for d in days]", 100),
    ("add spans", "[s + span for s in spans]", 100),
    ("sum of spans", "sum(spans, timedelta())", 100),
    ("multiply span", "[s * 3 for s in spans]", 100),
    ("divide spans", "[s / hour for s in spans]", 100),
    ("divide span", "[s // 7 for s in spans]", 100),
    ("total_seconds", "[s.total_seconds() for s in spans]", 100),
    ("compare", "[m < moment for m in moments]", 100),
    ("compare aware", "[m < aware for m in locals_]", 100),
    ("compare dates", "[d == day for d in days]", 100),
    ("compare spans", "[s > span for s in spans]", 100),
    ("hash", "[hash(datetime(2024, 2, n)) == 0 for n in numbers]", 100),
    ("find in a dict", "[by_moment[m] for m in moments]", 100),
    ("set of dates", "len(set(days))", 100),
    ("sort dates", "sorted(days)", 100),
    ("sort datetimes", "sorted(moments)", 100),
    ("min", "min(moments)", 100),
    ("fields", "[m.year + m.month + m.day + m.hour + m.minute for m in moments]", 100),
    ("replace", "[m.replace(hour=1) for m in moments]", 100),
    ("isoformat", "[m.isoformat() for m in moments]", 100),
    ("isoformat of a date", "[d.isoformat() for d in days]", 100),
    ("str", "[str(m) for m in awares]", 100),
    ("repr", "[repr(m) for m in moments]", 100),
    ("str of a span", "[str(s) for s in spans]", 100),
    ("fromisoformat", "[datetime.fromisoformat(t) for t in texts]", 100),
    ("with a zone", "[datetime.fromisoformat(t) for t in zoned]", 100),
    ("date.fromisoformat", "[date.fromisoformat(t) for t in day_texts]", 100),
    ("strftime", "[m.strftime('%Y-%m-%d %H:%M:%S') for m in moments]", 100),
    ("strptime", "[datetime.strptime(t, '%Y-%m-%d %H:%M:%S') for t in plain]", 100),
    ("format", "[f'{m:%d.%m.%Y}' for m in moments]", 100),
    ("weekday", "[d.weekday() for d in days]", 100),
    ("isocalendar", "[d.isocalendar()[1] for d in days]", 100),
    ("toordinal", "[date.fromordinal(d.toordinal()) for d in days]", 100),
    ("timestamp", "[m.timestamp() for m in awares]", 100),
    ("local timestamp", "[m.timestamp() for m in moments]", 100),
    ("fromtimestamp", "[datetime.fromtimestamp(s, timezone.utc) for s in stamps]", 100),
    ("local fromtimestamp", "[datetime.fromtimestamp(s) for s in stamps]", 100),
    ("astimezone", "[m.astimezone(east) for m in awares]", 100),
    ("to a ZoneInfo", "[m.astimezone(berlin).utcoffset() for m in awares]", 100),
    ("from a ZoneInfo", "[m.astimezone(timezone.utc) for m in locals_]", 100),
    ("utcoffset", "[m.utcoffset() for m in awares]", 100),
    ("ZoneInfo.utcoffset", "[m.utcoffset() for m in locals_]", 100),
    ("timetuple", "[tuple(m.timetuple()) for m in moments]", 100),
    ("combine", "[datetime.combine(d, clock(1, 2, 3)) for d in days]", 100),
    ("date of a datetime", "[m.date() for m in moments]", 100),
    ("now", "[datetime.now() > moment for _ in numbers]", 100),
    ("time.strftime", "[time.strftime('%Y-%m-%d %H:%M:%S', f) for f in fields]", 100),
    ("time.strptime", "[tuple(time.strptime(t, '%Y-%m-%d')) for t in day_texts]", 100),
    ("time.gmtime", "[tuple(time.gmtime(s)) for s in stamps]", 100),
])
