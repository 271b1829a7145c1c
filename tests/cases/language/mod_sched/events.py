# sched: a scheduler under a clock of its own: order, priorities, cancelling, events that make events.
import sched


class Clock:
    def __init__(self):
        self.now = 0.0
        self.naps = []

    def time(self):
        return self.now

    def sleep(self, seconds):
        self.naps.append(seconds)
        self.now += seconds


c = Clock()
s = sched.scheduler(c.time, c.sleep)
log = []
say = lambda *a, **k: log.append((c.now, a, k))
s.enter(5, 1, say, ("five",))
s.enter(5, 0, say, ("five, first",))
a = s.enter(2, 1, say, argument=("two",), kwargs={"k": 1})
b = s.enterabs(9, 1, say, ("nine",))
gone = s.enter(3, 1, say, ("never",))
s.cancel(gone)
try:
    s.cancel(gone)
except ValueError as e:
    print(type(e).__name__)
print(s.empty(), [(e.time, e.priority, e.argument, e.kwargs) for e in s.queue], a < b, a.time, type(a).__name__, a._fields)
print(s.run(blocking=False), log)
c.now = 4.0
print(s.run(False), log, len(s.queue))
s.run()
print(log[1:], c.naps, s.empty(), s.run())


def again(n):
    log.append(n)
    if n:
        s.enter(n % 3, 1, again, (n - 1,))


def fails():
    raise KeyError("in an event")


log.clear()
s.enter(0, 1, again, (120,))
s.enter(50, 1, fails)
try:
    s.run()
except KeyError as e:
    print(e, c.now, len(log), len(s.queue))
s.run()
print(c.now, len(log), sum(log), len(c.naps))
