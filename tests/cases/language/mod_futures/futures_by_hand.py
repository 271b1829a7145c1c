# concurrent.futures without a pool: Future's states, callbacks, results, exceptions, cancelling, wait, as_completed, an executor of one's own.
import concurrent.futures as cf
from concurrent.futures import CancelledError, Executor, Future, InvalidStateError, as_completed, wait

f = Future()
print(f.done(), f.running(), f.cancelled(), f._state, f.set_running_or_notify_cancel(), f.running(), f.cancel(), f.set_result(5), f.result(), f.exception(), f.done(), f.cancel())
log = []
f.add_done_callback(lambda x: log.append(x.result()))
g = Future()
g.add_done_callback(lambda x: log.append(type(x.exception()).__name__))
g.add_done_callback(log.append)
g.set_exception(KeyError("k"))
print(log[0], log[1], log[2] is g, repr(g.exception()))
h = Future()
h.add_done_callback(lambda x: log.append(x.cancelled()))
print(h.cancel(), h.cancelled(), h.done(), log[-1], h.set_running_or_notify_cancel())
for bad in (lambda: g.result(), lambda: h.result(), lambda: h.exception(), lambda: f.set_result(1), lambda: f.set_exception(ValueError()), lambda: Future().result(timeout=0.001), lambda: Future().exception(0.001), lambda: h.set_result(1)):
    try:
        print(bad())
    except (KeyError, CancelledError, InvalidStateError, TimeoutError) as e:
        print(type(e).__name__, str(e).split(":")[0])


class Later(Executor):
    def __init__(self):
        self.todo, self.closed = [], False

    def submit(self, fn, /, *args, **kwargs):
        future = Future()
        self.todo.append((future, fn, args, kwargs))
        return future

    def work(self):
        for future, fn, args, kwargs in self.todo:
            if future.set_running_or_notify_cancel():
                try:
                    future.set_result(fn(*args, **kwargs))
                except Exception as e:
                    future.set_exception(e)
        self.todo.clear()

    def shutdown(self, wait=True, *, cancel_futures=False):
        self.closed = True
        self.work()


class Now(Later):
    def submit(self, fn, /, *args, **kwargs):
        future = super().submit(fn, *args, **kwargs)
        self.work()
        return future


with Now() as now:
    print(list(now.map(pow, [2, 3, 4], [5, 2])), list(now.map(str, range(3), chunksize=2)), now.submit(int, "x").exception())
later = Later()
fs = [later.submit(divmod, 10, k) for k in range(4)]
fs[3].cancel()
print([x._state for x in fs], later.work(), [x._state for x in fs], now.closed)
done, pending = wait(fs)
print(len(done), len(pending), wait([Future(), f], timeout=0.001).done == {f}, len(wait([f, Future()], return_when=cf.FIRST_COMPLETED).done), len(wait([g, Future()], return_when=cf.FIRST_EXCEPTION).done))
print(sorted(x.result() for x in as_completed(fs[1:3])), cf.FIRST_COMPLETED, cf.ALL_COMPLETED)
try:
    for x in as_completed([f, Future()], timeout=0.001):
        print(x.result())
except TimeoutError as e:
    print(e)
try:
    wait([f], return_when="never") and wait([Future()], return_when="never")
except ValueError as e:
    print(e)
total = 0
with Now() as now:
    for i in range(150):
        x = now.submit(lambda a, b=1: a // b, i, b=i % 5)
        total += x.result() if x.exception() is None else 1
print(total)
