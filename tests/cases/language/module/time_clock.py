# time: clocks move forward, sleep waits, results only compared.

import time

start = time.perf_counter()
last = start
backwards = 0
for i in range(300):
    now = time.perf_counter()
    if now < last:
        backwards += 1
    last = now
print(backwards, last >= start)
t = time.time()
print(isinstance(t, float), t > 1.6e9, isinstance(time.time_ns(), int), time.monotonic() <= time.monotonic())
before = time.monotonic()
time.sleep(0.002)
time.sleep(0)
print(time.monotonic() - before >= 0.002)
print(time.process_time() >= 0, time.perf_counter_ns() // 10**9 >= 0)
for bad in (-1, "x"):
    try:
        time.sleep(bad)
    except (ValueError, TypeError) as e:
        print(type(e).__name__, e)


def timed(f, *args):
    begin = time.perf_counter()
    result = f(*args)
    return result, time.perf_counter() - begin >= 0


def work(n):
    total = 0
    for i in range(n):
        total += i * i % 7
    return total


print(timed(work, 500), timed(len, "abc"))
