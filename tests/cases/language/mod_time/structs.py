# time: struct_time and conversions in UTC.
import time

print(time.time() > 1.6e9, time.time_ns() > 1.6e18, time.monotonic() <= time.monotonic(), time.perf_counter() >= 0, time.process_time() >= 0, time.sleep(0))
start = time.monotonic()
time.sleep(0.01)
print(time.monotonic() - start >= 0.01)
for bad in (lambda: time.sleep(-1), lambda: time.sleep("a"), lambda: time.sleep()):
    try:
        print(bad())
    except (ValueError, TypeError) as e:
        print(type(e).__name__)
clock = 0
for i in range(100):
    a, b = time.perf_counter_ns(), time.perf_counter_ns()
    clock += b >= a
print(clock)
