# threading on one thread: locks, conditions, semaphores, events, barriers' errors, local data, the current thread.
import threading

lock = threading.Lock()
print(lock.acquire(), lock.locked(), lock.acquire(blocking=False), lock.acquire(timeout=0.001), lock.release(), lock.locked())
with lock:
    print(lock.locked())
for bad in (lock.release, lambda: lock.acquire(False, 1)):
    try:
        print(bad())
    except (RuntimeError, ValueError) as e:
        print(type(e).__name__, e)
r = threading.RLock()
with r, r, r:
    print(r.acquire(), r.release())
try:
    r.release()
except RuntimeError as e:
    print(e)
e = threading.Event()
print(e.is_set(), e.wait(0.001), e.set(), e.is_set(), e.wait(), e.clear(), e.is_set())
c = threading.Condition()
for bad in (c.wait, c.notify, c.notify_all):
    try:
        bad()
    except RuntimeError as error:
        print(error)
with c:
    print(c.wait(0.001), c.wait_for(lambda: 5), c.wait_for(lambda: 0, timeout=0.001), c.notify(3))
s = threading.Semaphore(2)
print(s.acquire(), s.acquire(), s.acquire(blocking=False), s.acquire(timeout=0.001), s.release(2), s.acquire(False))
b = threading.BoundedSemaphore(1)
for bad in (b.release, lambda: threading.Semaphore(-1), lambda: s.release(0), lambda: s.acquire(False, 5)):
    try:
        print(bad())
    except ValueError as error:
        print(error)
bar = threading.Barrier(1, action=lambda: print("all here"))
print(bar.wait(), bar.parties, bar.n_waiting, bar.broken, bar.abort(), bar.broken)
try:
    bar.wait()
except threading.BrokenBarrierError as error:
    print(type(error).__name__)
m = threading.current_thread()
print(m.name, m is threading.main_thread(), m.daemon, m.is_alive(), threading.active_count(), threading.enumerate() == [m], m.ident == threading.get_ident(), isinstance(m, threading.Thread))
for bad in (m.start, m.join, lambda: setattr(m, "daemon", True), lambda: threading.Thread(5), lambda: threading.Thread(name="x").join(), lambda: threading.Thread.__init__()):
    try:
        bad()
    except (RuntimeError, AssertionError, TypeError) as error:
        print(type(error).__name__, error)
t = threading.Thread(target=print, args=(1,), name="worker", daemon=True)
print(t.name, t.daemon, t.is_alive(), t.ident, repr(t))
t.run()
data = threading.local()
data.x = 1
print(data.x, vars(data), hasattr(data, "y"))


class Local(threading.local):
    kind = "own"

    def __init__(self, n):
        self.n = n


print(Local(5).n, Local(6).kind)
total = 0
for i in range(200):
    with lock, c:
        total += i
    if s.acquire(False):
        total += 1
        s.release()
print(total)
