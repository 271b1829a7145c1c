# calendar: weekdays, ranges, leap years, iterators, text and HTML months and years.
import calendar

print(calendar.isleap(2000), calendar.isleap(1900), calendar.leapdays(1900, 2025), calendar.weekday(2024, 2, 29), calendar.monthrange(2023, 2), calendar.timegm((2024, 1, 1, 0, 0, 0)), calendar.weekheader(3), calendar.firstweekday())
print(calendar.month(2024, 2), calendar.month(2023, 5, w=3, l=2), sep="")
c = calendar.TextCalendar(calendar.SUNDAY)
print(c.formatmonth(2021, 8), c.formatweekheader(4), c.formatmonthname(2021, 8, 20), repr(c.formatday(3, 0, 4)), c.getfirstweekday())
print("\n".join(line.rstrip() for line in c.formatyear(2022, w=2, m=4).splitlines()[:12]))
print(list(c.iterweekdays()), c.monthdayscalendar(2024, 2), c.monthdays2calendar(2024, 2)[0], list(c.itermonthdays(2023, 2))[:5], list(c.itermonthdays2(2023, 2))[:3], list(c.itermonthdays3(2023, 2))[-2:], list(c.itermonthdays4(2023, 12))[-1], [str(d) for d in c.itermonthdates(2024, 3)][:3])
print(len(c.yeardayscalendar(2024, 3)), c.yeardayscalendar(2024)[0][0][0], c.monthdatescalendar(2024, 2)[0][0], c.yeardays2calendar(2024, 6)[1][5][4])
h = calendar.HTMLCalendar()
print(h.formatmonth(2024, 2), h.formatday(5, 6), h.formatweekday(0), h.cssclasses)
print(h.formatyearpage(2024, width=6)[:160], len(h.formatyear(2023)))
print(list(calendar.day_name), list(calendar.month_abbr), calendar.month_name[2:4], calendar.day_abbr[-1], len(calendar.month_name))
for bad in (lambda: calendar.monthrange(2024, 13), lambda: calendar.setfirstweekday(7), lambda: calendar.month(2024, 0), lambda: calendar.weekday(2024, 2, 30), lambda: calendar.day_name[7]):
    try:
        print(bad())
    except (ValueError, IndexError) as e:
        print(type(e).__name__)
calendar.setfirstweekday(calendar.WEDNESDAY)
print(calendar.monthcalendar(2024, 2)[0], calendar.Calendar(9).firstweekday)
calendar.setfirstweekday(0)
fridays = 0
for year in range(1990, 2030):
    for month in range(1, 13):
        fridays += calendar.weekday(year, month, 13) == calendar.FRIDAY
        fridays += len(calendar.monthcalendar(year, month)) == 4
print(fridays)
