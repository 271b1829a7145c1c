# `_queue`, files that several threads write, executors that nobody refers to any more, and signals where a lock is waited for.
import _queue
import _thread
import concurrent.futures
import os
import queue
import signal
import sys
import tempfile
import threading
import time

# A queue whose operations are whole.
q = _queue.SimpleQueue()
print(q.empty(), q.qsize(), queue.Empty is _queue.Empty, queue.SimpleQueue is _queue.SimpleQueue)
for wrong in (
    lambda: q.get(block=False),
    lambda: q.get_nowait(),
    lambda: q.get(timeout=0.01),
    lambda: q.get(timeout=-1),
    lambda: q.put(),
    lambda: _queue.SimpleQueue(1),
):
    try:
        wrong()
    except Exception as e:
        print(type(e).__module__, type(e).__name__, e)
q.put(1)
q.put(item=2, block=False, timeout=3)
q.put_nowait(3)
print([q.get(), q.get(True, 1), q.get_nowait()], _queue.SimpleQueue[int])


class Own(_queue.SimpleQueue):
    pass


own = Own()
own.mark = 1
got = []
getters = [threading.Thread(target=lambda: [got.append(own.get()) for _ in range(300)]) for _ in range(3)]
sys.setswitchinterval(1e-5)
for thread in getters:
    thread.start()
for i in range(900):
    own.put(i)
for thread in getters:
    thread.join()
print(sorted(got) == list(range(900)), own.empty(), own.mark)

# Files that threads write, while others open some.
folder = tempfile.mkdtemp()
name = os.path.join(folder, "shared")
with open(name, "wb") as shared:

    def write(me):
        for i in range(200):
            shared.write(b"%d:%d\n" % (me, i))
            if i % 20 == 0:
                shared.flush()
            with open(os.path.join(folder, str(me)), "w") as other:
                other.write("x" * i)

    writers = [threading.Thread(target=write, args=(me,)) for me in range(4)]
    for thread in writers:
        thread.start()
    for thread in writers:
        thread.join()
with open(name, "rb") as shared:
    lines = shared.read().split(b"\n")
print(len(lines), [[line for line in lines if line[:1] == b"%d" % me] == [b"%d:%d" % (me, i) for i in range(200)] for me in range(4)])
sys.setswitchinterval(0.005)


# The threads of an executor end when nobody refers to it any more.
def forgotten():
    executor = concurrent.futures.ThreadPoolExecutor(3)
    done = executor.map(abs, range(-3, 3))
    threads = executor._threads
    del executor
    for thread in threads:
        thread.join()
    return sorted(done)


print(forgotten())

# What another thread asks of the main one is seen to when that has the lock it waited for.
signal.signal(signal.SIGINT, signal.default_int_handler)
lock = threading.Lock()
lock.acquire()


def ask():
    time.sleep(0.05)
    _thread.interrupt_main()
    lock.release()


asking = threading.Thread(target=ask)
asking.start()
try:
    lock.acquire()
    print("not interrupted")
except KeyboardInterrupt:
    print("interrupted", lock.locked())
asking.join()
