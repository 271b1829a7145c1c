# time: gmtime, strftime, strptime, mktime in UTC, struct_time, asctime, errors.
import os, time
os.environ["TZ"] = "UTC"; time.tzset()
def t(f, *a):
    try: return f(*a)
    except Exception as e: return f"{type(e).__name__}: {e}"
g = time.gmtime(1000000000)
print(g, tuple(g), g.tm_year, g[1], g.tm_gmtoff, len(g), g == tuple(g), time.mktime(g), time.asctime(g), time.ctime(0), time.gmtime(-1).tm_year, time.gmtime(0.9).tm_sec, isinstance(g, tuple))
f = "%Y-%m-%d %H:%M:%S %j %a %A %b %B %p %I %y %w %U %W %% %c|%x|%X"
for s in (0, 951782400, 1709210096, 4102444799): print(time.strftime(f, time.gmtime(s)))
print(time.strftime("%d", (2024, 2, 29, 0, 0, 0, 3, 60, 0)), time.strftime("é%Y", g), time.strftime("", g), t(time.gmtime, float("nan")), t(time.gmtime, 1e20), t(time.sleep, -1), t(time.sleep, "a"), time.sleep(0))
s = time.struct_time((2020, 1, 2, 3, 4, 5, 6, 7, 0)); print(s, s.tm_zone, t(time.struct_time, (1, 2)), time.struct_time(range(11)).tm_gmtoff, s.n_fields, s.n_sequence_fields, s.n_unnamed_fields, s[:3], repr(time.struct_time(range(9)))[:30])
a, b = time.monotonic(), time.perf_counter(); print(type(a), time.monotonic() >= a, time.perf_counter_ns() >= 0, type(time.time_ns()), time.process_time() >= 0, time.time() > 1.6e9, time.timezone, time.altzone, time.daylight, time.tzname)
n = 0
for i in range(0, 40000 * 3600 * 10, 3600 * 4001):
    g = time.gmtime(i)
    assert time.mktime(g) == i
    n = n * 31 + g.tm_yday * g.tm_wday + g.tm_mday + len(time.strftime("%B %A", g)) & 0xffffff
print(n)
