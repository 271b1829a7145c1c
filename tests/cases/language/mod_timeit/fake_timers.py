# timeit with clocks of its own: Timer from text and callables, setup, globals, repeat, autorange, tracebacks of failing statements.
import io
import timeit
from contextlib import redirect_stderr, redirect_stdout


class Clock:
    def __init__(self, step=1.0):
        self.now, self.step, self.asked = 0.0, step, 0

    def __call__(self):
        self.asked += 1
        self.now += self.step
        return self.now


c = Clock()
log = []
t = timeit.Timer("log.append(x)", "x = 5; log.append('setup')", timer=c, globals={"log": log})
print(t.timeit(3), log, c.asked)
t = timeit.Timer(lambda: log.append("called"), lambda: log.append("set"), timer=c)
print(t.timeit(2), t.repeat(3, 1), log[-3:], c.asked, len(log))


class Busy(Clock):
    def __call__(self):
        return self.now


b = Busy()


def work():
    b.now += 0.001


calls = []
print(timeit.Timer(work, timer=b).autorange(lambda n, taken: calls.append((n, round(taken, 6)))), calls)
print(round(timeit.timeit(work, timer=b, number=50), 6), [round(x, 6) for x in timeit.repeat(work, timer=b, number=10, repeat=2)], timeit.default_number, timeit.default_repeat, timeit.timeit("y = x + 1", "x = 1", number=100) > 0)
total = 0


def add(n=3):
    global total
    total += n


for i in range(30):
    timeit.timeit(add, number=10, timer=c)
print(total)
for source in ("1 / 0", "x = undefined_name", "if True:\n  raise KeyError('k')"):
    failing, err = timeit.Timer(source, "a = 1\nb = 2", timer=c), io.StringIO()
    try:
        failing.timeit(1)
    except Exception as e:
        print(type(e).__name__, e)
        failing.print_exc(err)
    print([line for line in err.getvalue().splitlines() if "timeit.py" not in line and "exec" not in line and "File" in line or "Error" in line][-2:])
for bad in (lambda: timeit.Timer("x ="), lambda: timeit.Timer("pass", "y ="), lambda: timeit.Timer(5), lambda: timeit.Timer("pass", 5), lambda: timeit.Timer("return"), lambda: timeit.Timer("break"), lambda: timeit.Timer("pass").timeit("x")):
    try:
        print(type(bad()).__name__)
    except (SyntaxError, ValueError, TypeError) as e:
        print(type(e).__name__, "|", str(e).split(" (")[0])
out = io.StringIO()
with redirect_stdout(out), redirect_stderr(out):
    print(timeit.main(["-n", "2", "-r", "2", "-u", "sec", "-s", "x = 1", "x + 1"], _wrap_timer=lambda timer: Busy()))
    print(timeit.main(["-z"]))
print(out.getvalue().splitlines()[0].split(",")[0], out.getvalue().splitlines()[-1])
