# Dates made, moved, compared, spoken and read in several languages.
# pip: arrow==1.4.0 python-dateutil==4.0.0 tzdata==2026.6
from datetime import datetime, timedelta

import arrow
from arrow.parser import ParserError

then = arrow.get(2024, 2, 29, 23, 30, 15, 123456, tzinfo="Europe/Berlin")
print(then, then.to("US/Pacific"), then.to("utc").timestamp(), then.shift(months=+1, days=-1), then.shift(weekday=0), then.replace(hour=1, tzinfo="UTC"))
print(then.format("dddd, DD MMMM YYYY HH:mm:ss.SSS ZZ [week] W"), then.format("Do MMM, h A", locale="fr"), then.isocalendar(), then.floor("quarter"), then.ceil("week"))
for other in (timedelta(seconds=5), timedelta(minutes=90), timedelta(days=-3), timedelta(days=400)):
    moved = then + other
    print([moved.humanize(then, locale=name) for name in ("en", "de", "ja", "ru")], moved.humanize(then, granularity=["day", "hour"]))
print(then.dehumanize("in 2 hours"), then.span("month"), [str(a.date()) for a in arrow.Arrow.range("day", datetime(2024, 2, 27), datetime(2024, 3, 1))])
print([(str(a), str(b)) for a, b in arrow.Arrow.interval("hour", datetime(2024, 1, 1), datetime(2024, 1, 1, 5), 3)])
for text, form in (("2013-05-05 12:30:45.9", None), ("2013-05-05T12:30:45+02:00", None), ("20160413T133656.456289", None), ("June was born in May 1980", "MMMM YYYY"), ("1. Januar 2020", "D. MMMM YYYY"), ("2024-W05-4", "W"), ("1565358758", "X")):
    print(text, "=", arrow.get(text, form, locale="de" if "Januar" in text else "en") if form else arrow.get(text))
for wrong in (lambda: arrow.get("no date"), lambda: arrow.get("2024-01-99"), lambda: arrow.get("x", "YYYY"), lambda: then.shift(eons=1), lambda: arrow.get(2024, 2, 30)):
    try:
        wrong()
    except (ParserError, ValueError, TypeError) as error:
        print(type(error).__name__, error)
print(then < then.shift(seconds=1), then - arrow.get(2024, 1, 1), arrow.get(0), max(then, arrow.get(0)).year, then.is_between(arrow.get(0), then.shift(days=1)), f"{then:YYYY}", hash(then) == hash(then.clone()))
print(sum(1 for a in arrow.Arrow.range("week", arrow.get(2000, 1, 1), arrow.get(2004, 1, 1)) if a.day > 15), repr(arrow.get("2024-01-01", tzinfo="Asia/Tokyo")))
