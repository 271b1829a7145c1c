# Parses dates, repeats them by rules, differences in months, time zones with daylight saving.
# pip: python-dateutil==4.0.0 tzdata==2026.6
import io
from datetime import date, datetime, timedelta

from dateutil import easter, parser, relativedelta, rrule, tz, utils
from dateutil.relativedelta import FR, MO, TU

default = datetime(2024, 1, 15)
for text in ("2024-02-29T10:20:30.5+02:00", "Thu Sep 25 2003 10:36am", "25/09/03", "Sept 5th", "10pm", "20240101T0102Z", "12:30 PM, 4 July 1776", "Mon, 1 Jan 2024 00:00:00 -0500", "1.5.2020"):
    print(text, "=", parser.parse(text, default=default, dayfirst=text == "1.5.2020"))
print(parser.parse("today is 5 May 2020, isn't it", fuzzy_with_tokens=True, default=default), parser.isoparse("2024-W07-3"))
for wrong in ("nothing", "2024-13-45", "", "99999999999"):
    try:
        parser.parse(wrong)
    except (parser.ParserError, OverflowError) as error:
        print(type(error).__name__, error)
print(list(rrule.rrule(rrule.MONTHLY, count=4, byweekday=FR(-1), dtstart=default)), rrule.rrulestr("FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,WE;COUNT=3", dtstart=default)[2])
rules = rrule.rruleset()
rules.rrule(rrule.rrule(rrule.DAILY, count=5, dtstart=default))
rules.exdate(datetime(2024, 1, 17))
print([d.day for d in rules], rules.before(datetime(2024, 1, 18)).day, rrule.rrule(rrule.YEARLY, bymonth=8, bymonthday=13, byweekday=FR, dtstart=default, count=2)[:])
print(rrule.rrule(rrule.HOURLY, interval=6, until=datetime(2024, 1, 16), dtstart=default).count(), rrule.rrule(rrule.DAILY, dtstart=default, count=2))
delta = relativedelta.relativedelta(datetime(2024, 3, 31, 12), datetime(2022, 12, 1))
print(delta, delta.years, datetime(2024, 1, 31) + relativedelta.relativedelta(months=1), date(2024, 5, 1) + relativedelta.relativedelta(weekday=TU(+2)), delta * 2 - delta == delta, relativedelta.relativedelta(hours=49).normalized())
print([easter.easter(year) for year in (1999, 2024, 2025)], utils.within_delta(default, default + timedelta(seconds=1), timedelta(seconds=2)))
RULES = "BEGIN:VTIMEZONE\nTZID:Own\nBEGIN:STANDARD\nDTSTART:19971026T020000\nRRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=10\nTZOFFSETFROM:-0400\nTZOFFSETTO:-0500\nTZNAME:EST\nEND:STANDARD\nBEGIN:DAYLIGHT\nDTSTART:19970406T020000\nRRULE:FREQ=YEARLY;BYDAY=1SU;BYMONTH=4\nTZOFFSETFROM:-0500\nTZOFFSETTO:-0400\nTZNAME:EDT\nEND:DAYLIGHT\nEND:VTIMEZONE\n"
own = tz.tzical(io.StringIO(RULES)).get()
posix = tz.tzstr("EST5EDT,M3.2.0,M11.1.0")
for zone in (own, posix, tz.tzoffset("X", 3600), tz.UTC):
    print(zone, [(datetime(2024, month, 1, tzinfo=zone).utcoffset(), datetime(2024, month, 1, tzinfo=zone).tzname()) for month in (1, 7)])
print(tz.datetime_ambiguous(datetime(2024, 11, 3, 1, 30), posix), tz.datetime_exists(datetime(2024, 3, 10, 2, 30), posix), tz.resolve_imaginary(datetime(2024, 3, 10, 2, 30, tzinfo=posix)))
print(sum(d.day for d in rrule.rrule(rrule.DAILY, dtstart=default, count=500)))
