# Local times, clocks, and the time zone that the environment names.
import datetime
import os
import time

moments = 1700000000.5, 1720000000, -86400, 0
for zone in "EST5EDT,M3.2.0,M11.1.0", "CET-1CEST,M3.5.0,M10.5.0/3", "AEST-10AEDT,M10.1.0,M4.1.0/3", "UTC0", "IST-5:30":
    os.environ["TZ"] = zone
    time.tzset()
    print(zone, time.timezone, time.altzone, time.daylight, time.tzname)
    for moment in moments:
        local = time.localtime(moment)
        print(local, local.tm_zone, local.tm_gmtoff, time.mktime(local), time.ctime(moment), datetime.datetime.fromtimestamp(moment).astimezone())
        print(time.strftime("%c %Z %z %x %X %s %p", local), time.strftime("%Z %z", tuple(local)), time.strftime("%Z %z", time.gmtime(moment)))
    for summer in -1, 0, 1:
        print([time.mktime((year, month, 1, 12, 0, 0, 0, 0, summer)) for year in (1999, 2024) for month in (1, 7, 13)])
print(time.gmtime(0).tm_zone, time.strftime("%Z|%z", (2024, 1, 1, 0, 0, 0, 0, 1, -1)))
for wrong in (1 << 62, float("nan"), 1e300, "x"):
    try:
        time.localtime(wrong)
    except (OverflowError, ValueError, OSError, TypeError) as error:
        print(type(error).__name__, error)
clocks = [getattr(time, name) for name in dir(time) if name.startswith("CLOCK_")]
print(clocks, [time.clock_getres(clock) > 0 for clock in clocks], [time.clock_gettime(clock) > 0 for clock in clocks])
before = time.clock_gettime_ns(time.CLOCK_MONOTONIC), time.thread_time(), time.thread_time_ns()
total = 0
for number in range(2000):
    total += time.localtime(number * 86400).tm_yday
after = time.clock_gettime_ns(time.CLOCK_MONOTONIC), time.thread_time(), time.thread_time_ns()
print(total, [one <= two for one, two in zip(before, after)])
for call in (lambda: time.clock_gettime(99), lambda: time.clock_gettime("x"), lambda: time.clock_settime(time.CLOCK_MONOTONIC, 1.5)):
    try:
        call()
    except (OSError, TypeError) as error:
        print(type(error).__name__, error)
