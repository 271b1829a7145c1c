# queue: Queue, LifoQueue, PriorityQueue, SimpleQueue: bounds, timeouts, task_done, and a simulation.
import queue

for kind in (queue.Queue, queue.LifoQueue, queue.PriorityQueue):
    q = kind(3)
    for value in (5, 1, 3):
        q.put(value)
    print(kind.__name__, q.full(), q.empty(), q.qsize(), q.maxsize)
    for block in (lambda: q.put(9, block=False), lambda: q.put_nowait(9), lambda: q.put(9, timeout=0.001), lambda: q.put(1, timeout=-1)):
        try:
            block()
        except (queue.Full, ValueError) as e:
            print(type(e).__name__, e)
    print([q.get() for _ in range(3)], q.unfinished_tasks)
    for block in (lambda: q.get(False), q.get_nowait, lambda: q.get(timeout=0.001), lambda: q.get(True, -1)):
        try:
            block()
        except (queue.Empty, ValueError) as e:
            print(type(e).__name__, e)
    for _ in range(3):
        q.task_done()
    q.join()
    try:
        q.task_done()
    except ValueError as e:
        print(e)
s = queue.SimpleQueue()
s.put(1)
s.put_nowait(2)
s.put(3, False, 5)
print(s.qsize(), s.get(), s.get_nowait(), s.get(timeout=1), s.empty())
try:
    s.get(block=False)
except queue.Empty as e:
    print(repr(e), issubclass(queue.Empty, Exception))
p = queue.PriorityQueue()
for item in ((2, "b"), (1, "z"), (1, "a"), (3, "c")):
    p.put(item)
print([p.get()[1] for _ in range(4)], p.queue)


class Down(queue.Queue):
    def _init(self, maxsize):
        self.items = set()

    def _qsize(self):
        return len(self.items)

    def _put(self, item):
        self.items.add(item)

    def _get(self):
        item = max(self.items)
        self.items.discard(item)
        return item


d = Down()
for i in (3, 9, 3, 4):
    d.put(i)
print(d.qsize(), d.get(), d.get())
work, done, total = queue.Queue(), queue.PriorityQueue(), 0
for i in range(200):
    work.put(i * 7919 % 1009)
while not work.empty():
    n = work.get()
    done.put((n % 10, n))
    if n % 4 == 0 and n:
        work.put(n // 4)
    work.task_done()
while True:
    try:
        k, n = done.get_nowait()
    except queue.Empty:
        break
    total = (total * 31 + k * n) % 1000003
print(total)
