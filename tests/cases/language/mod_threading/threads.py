# Real threads: they take turns, wait for each other, have data of their own, raise, and end before the program does.
import _thread
import queue
import sys
import threading
import time
import weakref
from concurrent.futures import ThreadPoolExecutor

print(sys.getswitchinterval())
sys.setswitchinterval(1e-5)
for bad in (0, -1.0, "x"):
    try:
        sys.setswitchinterval(bad)
    except (ValueError, TypeError) as error:
        print(type(error).__name__, error)

# A loop that never calls anything lets others run.
stop = False
turns = 0


def spin():
    global turns
    while not stop:
        turns += 1


spinner = threading.Thread(target=spin)
spinner.start()
seen = turns
while turns == seen:
    pass
stop = True
spinner.join(30)
print(spinner.is_alive(), turns > 0)

# Locks keep each other out; lists and dicts stay whole without.
lock = threading.Lock()
total = 0
told, table = [], {}


class Node:
    def __init__(self, value, rest):
        self.value = value
        self.rest = rest


def work(k):
    global total
    chain = None
    for i in range(400):
        chain = Node((k, i), chain if i % 50 else None)
        table[k, i] = str(i)
        told.append(chain.value)
        with lock:
            total += 1
    length = 0
    while chain is not None:
        length, chain = length + 1, chain.rest
    told.append((k, "chain", length))


threads = [threading.Thread(target=work, args=(k,), name=f"worker {k}") for k in range(5)]
for thread in threads:
    thread.start()
for thread in threads:
    thread.join()
print(total, len(table), len(told), all(table[k, i] == str(i) for k, i in table))
print(sorted(one for one in told if len(one) == 3))
print(all([one for one in told if one[0] == k and len(one) == 2] == [(k, i) for i in range(400)] for k in range(5)))

# Queues, events, conditions, barriers, semaphores.
q, results = queue.Queue(3), queue.SimpleQueue()


def consume():
    while (item := q.get()) is not None:
        results.put(item * item)


consumers = [threading.Thread(target=consume) for _ in range(3)]
for thread in consumers:
    thread.start()
for i in range(50):
    q.put(i)
for _ in consumers:
    q.put(None)
for thread in consumers:
    thread.join()
print(sum(results.get() for _ in range(50)), results.empty())
event, order = threading.Event(), []


def wait_for_it():
    order.append("waits")
    event.wait()
    order.append("told")


waiter = threading.Thread(target=wait_for_it)
waiter.start()
while not order:
    time.sleep(0.001)
order.append("tells")
event.set()
waiter.join()
print(order)
barrier, met = threading.Barrier(4), []


def meet(n):
    barrier.wait()
    met.append(n)
    barrier.wait()
    met.append(len(met) >= 4)


threads = [threading.Thread(target=meet, args=(n,)) for n in range(4)]
for thread in threads:
    thread.start()
for thread in threads:
    thread.join()
print(sorted(met[:4]), met[4:])

# Data of one thread; a subclass's `__init__` runs in each.
local = threading.local()
local.x = "main"


class Own(threading.local):
    kind = "class"

    def __init__(self, start):
        self.start = start
        made.append(threading.current_thread().name)

    @property
    def twice(self):
        return self.start * 2


made = []
own = Own(21)


def look():
    rows.append((hasattr(local, "x"), own.start, own.twice, own.kind))
    local.x = own.start = "other"
    rows.append((local.x, own.start, sorted(local.__dict__)))


rows = []
thread = threading.Thread(target=look, name="looker")
thread.start()
thread.join()
print(rows, made, local.x, own.start, own.__dict__)
for bad in (lambda: local.y, lambda: delattr(local, "y"), lambda: threading.local(1), lambda: setattr(local, "__dict__", {})):
    try:
        bad()
    except (AttributeError, TypeError) as error:
        print(type(error).__name__, error)

# Each thread has a context of its own.
import contextvars

var = contextvars.ContextVar("var", default="nothing")
var.set("main")
seen = []
thread = threading.Thread(target=lambda: (seen.append(var.get()), var.set("other"), seen.append(var.get())))
thread.start()
thread.join()
thread = threading.Thread(target=contextvars.copy_context().run, args=(lambda: seen.append(var.get()),))
thread.start()
thread.join()
print(seen, var.get())

# What threads raise is told, and nobody else hears of it.
heard = []
threading.excepthook = lambda args: heard.append((args.exc_type.__name__, str(args.exc_value), args.thread.name))


def fail():
    raise ValueError("in a thread")


for target in (fail, sys.exit):
    thread = threading.Thread(target=target, name="failing")
    thread.start()
    thread.join()
print(heard)
threading.excepthook = threading.__excepthook__
done = _thread.allocate_lock()
done.acquire()
sys.unraisablehook = lambda args: (heard.append((args.err_msg, args.object.__name__)), done.release())
_thread.start_new_thread(fail, ())
done.acquire()
print(heard[1:])

# Locks of C: no attributes, no subclasses of the plain one, any thread may give one back.
plain, again = _thread.allocate_lock(), _thread.RLock()
print(type(plain), type(again), repr(plain)[:30], repr(again)[:50], weakref.ref(plain)() is plain, hash(plain) == hash(plain))
for bad in (
    lambda: setattr(plain, "x", 1),
    lambda: type("Sub", (type(plain),), {}),
    lambda: type(plain)(),
    plain.release,
    again.release,
    again._release_save,
    lambda: plain.acquire(False, 1),
    lambda: plain.acquire(True, -2),
    lambda: plain.acquire(timeout=1e10),
    lambda: _thread.start_new_thread(1, ()),
    lambda: _thread.start_new_thread(len, 1),
    lambda: _thread.start_new_thread(len, (), 1),
    lambda: _thread.stack_size(-1),
    lambda: _thread.stack_size(1),
    lambda: _thread.interrupt_main(0),
):
    try:
        print(bad())
    except (AttributeError, TypeError, RuntimeError, ValueError, OverflowError) as error:
        print(type(error).__name__, error)
plain.acquire()
thread = threading.Thread(target=plain.release)
thread.start()
thread.join()
print(plain.locked(), plain.acquire(timeout=0.01), plain.acquire(timeout=0.01))
tries = []
again.acquire()
thread = threading.Thread(target=lambda: tries.append((again.acquire(False), again._is_owned())))
thread.start()
thread.join()
print(tries, again._is_owned(), again.acquire(), again._recursion_count())

# Pools, stack sizes, other threads' frames.
with ThreadPoolExecutor(3) as pool:
    print(sum(pool.map(lambda n: n * n, range(40))), type(pool.submit(fail).exception()).__name__)
print(_thread.stack_size(), _thread.stack_size(1 << 20), _thread.stack_size(0))
gate, entered = threading.Lock(), threading.Event()


def held():
    entered.set()
    with gate:
        pass


with gate:
    thread = threading.Thread(target=held)
    thread.start()
    entered.wait()
    frame = sys._current_frames()[thread.ident]
    names = []
    while frame:
        names.append(frame.f_code.co_name)
        frame = frame.f_back
    print("held" in names, thread.is_alive(), threading.active_count())
thread.join()

# A daemon is not waited for, others are; then comes what `atexit` was told.
import atexit

atexit.register(print, "at exit")
threading.Thread(target=lambda: time.sleep(1000), daemon=True).start()
threading.Thread(target=lambda: (time.sleep(0.05), print("the last thread"))).start()
print("the main thread is through")
