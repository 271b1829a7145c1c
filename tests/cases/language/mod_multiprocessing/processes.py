# Semaphores and memory that processes share, and processes by fork.
import _multiprocessing
import array
import multiprocessing
import os
import socket
import threading
from multiprocessing import shared_memory

name = f"/sidewinder-{os.getpid()}"
sem = _multiprocessing.SemLock(1, 2, 3, name, False)
print(sem.kind, sem.maxvalue, sem.name == name, sem._count(), sem._is_mine(), sem._get_value(), sem._is_zero(), type(sem.handle))
print(sem.acquire(), sem.acquire(False), sem.acquire(False), sem.acquire(True, 0.01), sem._count(), sem._is_mine(), sem._is_zero())
again = _multiprocessing.SemLock._rebuild(sem.handle, sem.kind, sem.maxvalue, sem.name)
again.release()
print(sem._get_value(), again._count(), sem.acquire(timeout=1))
for _ in range(3):
    sem.release()
for wrong in (
    lambda: sem.release(),
    lambda: _multiprocessing.SemLock(1, 1, 1, name, False),
    lambda: _multiprocessing.SemLock(7, 1, 1, name, False),
    lambda: _multiprocessing.sem_unlink("/sidewinder-nothing"),
    lambda: sem.acquire(timeout="x"),
):
    try:
        wrong()
    except Exception as e:
        print(type(e).__name__, e)
_multiprocessing.sem_unlink(name)
lock = _multiprocessing.SemLock(0, 1, 1, name, True)
with lock, lock:
    print(lock._count(), lock.name, lock._get_value())
try:
    lock.release()
except AssertionError as e:
    print(e)
seen = []
with lock:
    other = threading.Thread(target=lambda: seen.append(lock.acquire(timeout=0.05)))
    other.start()
    other.join()
print(seen, sorted(k for k, v in _multiprocessing.flags.items() if v and "SEM" in k)[:2], lock.SEM_VALUE_MAX)

memory = shared_memory.SharedMemory(create=True, size=100)
memory.buf[:5] = b"hello"
same = shared_memory.SharedMemory(memory.name)
print(bytes(same.buf[:5]))
same.close()
memory.close()
memory.unlink()
try:
    shared_memory.SharedMemory("sidewinder_nothing")
except FileNotFoundError as e:
    print(e)


def square(x):
    return x * x


def put(queue, lock):
    queue.put(lock.acquire(False))


context = multiprocessing.get_context("fork")
with context.Pool(2) as pool:
    print(pool.map(square, range(6)))
    try:
        pool.apply(int, ("x",))
    except ValueError as e:
        print(e)
queue, lock = context.Queue(), context.Lock()
for _ in range(2):
    process = context.Process(target=put, args=(queue, lock))
    process.start()
    print(queue.get(timeout=30))
    process.join()
    print(process.exitcode)

# Descriptors that are sent beside the data.
a, b = socket.socketpair()
r, w = os.pipe()
print(a.sendmsg([b"hel", b"lo"], [(socket.SOL_SOCKET, socket.SCM_RIGHTS, array.array("i", [w]))]))
data, beside, flags, address = b.recvmsg(100, socket.CMSG_LEN(4))
print(data, [(level, kind, len(item)) for level, kind, item in beside], flags, address)
fd = array.array("i", beside[0][2])[0]
os.write(fd, b"x")
print(os.read(r, 5), socket.CMSG_LEN(4), socket.CMSG_SPACE(4))
room = [bytearray(3), bytearray(3)]
a.sendmsg([b"abcde"])
print(b.recvmsg_into(room), room)
b.settimeout(0.05)
try:
    b.recvmsg(4)
except TimeoutError as e:
    print(e)
