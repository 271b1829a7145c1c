import time
from datetime import date, datetime, time as clock, timedelta, timezone

from measured import main

moment = datetime(2024, 2, 28, 13, 45, 59, 123456)
later = datetime(2024, 3, 1, 1, 2, 3)
aware = moment.replace(tzinfo=timezone.utc)
east = timezone(timedelta(hours=5, minutes=30))
day = date(2024, 2, 28)
span = timedelta(days=1, hours=2, seconds=3)
text = moment.isoformat()
fields = time.gmtime(1700000000)
days = [date(2024, 1, 1) + timedelta(days=i * 37 % 100) for i in range(100)]

main(globals(), [
    ("datetime()", "datetime(2024, 2, 28, 13, 45, 59)"),
    ("date()", "date(2024, 2, 28)"),
    ("timedelta()", "timedelta(days=1, hours=2)"),
    ("add", "moment + span"),
    ("add to a date", "day + span"),
    ("subtract", "later - moment"),
    ("subtract dates", "date(2024, 3, 1) - day"),
    ("add spans", "span + span"),
    ("multiply span", "span * 3"),
    ("divide spans", "span / timedelta(hours=1)"),
    ("total_seconds", "span.total_seconds()"),
    ("compare", "moment < later"),
    ("compare dates", "day == date(2024, 2, 28)"),
    ("compare spans", "span > timedelta(hours=1)"),
    ("hash", "hash(moment) == hash(datetime(2024, 2, 28, 13, 45, 59, 123456))"),
    ("sort dates", "sorted(days)"),
    ("field", "moment.hour + moment.minute"),
    ("replace", "moment.replace(hour=1)"),
    ("isoformat", "moment.isoformat()"),
    ("isoformat of a date", "day.isoformat()"),
    ("str", "str(aware)"),
    ("repr", "repr(moment)"),
    ("fromisoformat", "datetime.fromisoformat(text)"),
    ("date.fromisoformat", "date.fromisoformat('2024-02-28')"),
    ("strftime", "moment.strftime('%Y-%m-%d %H:%M:%S')"),
    ("strptime", "datetime.strptime('2024-02-28 13:45:59', '%Y-%m-%d %H:%M:%S')"),
    ("format", "f'{moment:%d.%m.%Y}'"),
    ("weekday", "day.weekday()"),
    ("isocalendar", "tuple(day.isocalendar())"),
    ("toordinal", "date.fromordinal(day.toordinal())"),
    ("timestamp", "aware.timestamp()"),
    ("fromtimestamp", "datetime.fromtimestamp(1700000000.5, timezone.utc)"),
    ("astimezone", "aware.astimezone(east)"),
    ("utcoffset", "aware.utcoffset()"),
    ("timetuple", "tuple(moment.timetuple())"),
    ("combine", "datetime.combine(day, clock(1, 2, 3))"),
    ("time.strftime", "time.strftime('%Y-%m-%d %H:%M:%S', fields)"),
    ("time.strptime", "tuple(time.strptime('2024-02-28', '%Y-%m-%d'))"),
    ("time.gmtime", "tuple(time.gmtime(1700000000))"),
])
