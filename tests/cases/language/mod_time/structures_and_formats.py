# time without the clock: struct_time, strftime, strptime, gmtime, mktime and timegm there and back, asctime, errors, in loops.
import calendar
import time

t = time.struct_time((2024, 2, 29, 13, 5, 9, 3, 60, 0))
print(t, t.tm_year, t[:3], t.tm_zone, t.tm_gmtoff, len(t), t == tuple(t), t < (2025,), t.n_fields, t.n_sequence_fields, t.n_unnamed_fields, time.struct_time.__match_args__[:2], hash(t) == hash(tuple(t)), t[-1], t.count(60), isinstance(t, tuple))
print(time.strftime("%Y-%m-%d %H:%M:%S %j %a %A %b %B %p %I %y %U %W %w %% %d|%e|%D|%T|%R|%F|%C|%n|%t|%u|%V|%G|%h|%r|%c|%x|%X", t))
print(time.asctime(t), time.asctime((2001, 1, 2, 3, 4, 5, 6, 7, 0)), calendar.timegm(t), time.strftime("", t) == "", time.strftime("é%Yü", t))
for n in (0, 1, 86399, 86400, 951782400, 10**9, 2**31, -1, 253402300799, 1.9):
    g = time.gmtime(n)
    print(n, tuple(g), calendar.timegm(g) == int(n // 1))
for text, form in (("2024-02-29 13:05", "%Y-%m-%d %H:%M"), ("29 Feb 24", "%d %b %y"), ("Thursday, February 29", "%A, %B %d"), ("1:05 PM", "%I:%M %p"), ("060 2024", "%j %Y"), ("12 AM", "%I %p"), ("5", "%d"), ("10 4 2024", "%W %w %Y"), ("  7   8", "%m %d"), ("99", "%y"), ("Thu Feb 29 13:05:09 2024", "%a %b %d %H:%M:%S %Y"), ("61", "%S"), ("x%1", "x%%%d"), ("2024-13-01", "%Y-%m-%d"), ("30 Feb", "%d %b"), ("1 1", "%d"), ("", "%Y"), ("a", ""), ("1", "%"), ("1", "%Q"), ("(1)", "(%d)"), ("FEB", "%b"), ("366 2023", "%j %Y")):
    try:
        print(repr(text), form, tuple(time.strptime(text, form)))
    except ValueError as e:
        print(repr(text), form, type(e).__name__)
print(time.mktime(time.localtime(10**9)) == 10**9, time.localtime(0).tm_isdst in (0, 1), time.strptime("Thu Feb 29 13:05:09 2024") [:5], len(time.tzname), time.time_ns() > 10**18, time.monotonic() <= time.monotonic(), time.perf_counter_ns() > 0, time.process_time() >= 0, time.sleep(0), time.get_clock_info("monotonic").monotonic, time.get_clock_info("time").adjustable)
for bad in (lambda: time.struct_time((1, 2)), lambda: time.struct_time(5), lambda: time.strftime("%Y", (1,)), lambda: time.strftime(5), lambda: time.gmtime("x"), lambda: time.gmtime(1e30), lambda: time.sleep(-1), lambda: time.sleep("x"), lambda: time.strptime(5, "%Y"), lambda: setattr(t, "tm_year", 1), lambda: time.get_clock_info("none"), lambda: t.tm_nothing):
    try:
        print(bad())
    except (TypeError, ValueError, OverflowError, AttributeError) as e:
        print(type(e).__name__)
seen = 0
for i in range(150):
    g = time.gmtime(i * 987654)
    text = time.strftime("%Y %j %H %M %S", g)
    back = time.strptime(text, "%Y %j %H %M %S")
    assert calendar.timegm(back) == i * 987654
    seen += g.tm_wday + back.tm_mon + len(time.asctime(g))
print(seen)
