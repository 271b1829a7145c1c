# select: select, poll and epoll on sockets and pipes; what they refuse.
import os
import select
import selectors
import socket

a, b = socket.socketpair()
print(select.select([a], [], [], 0), select.select([a, b], [a], [a], 0) == ([], [a], []))
b.send(b"x")
print(select.select([a], [b], [], 5) == ([a], [b], []), select.select([a.fileno()], [], []) == ([a.fileno()], [], []))
p = select.poll()
p.register(a)
p.register(b, select.POLLIN)
print(p.poll() == [(a.fileno(), select.POLLIN | select.POLLOUT)], p.poll(0) == [(a.fileno(), 5)])
p.modify(a, select.POLLOUT)
print(p.poll(1.5) == [(a.fileno(), 4)], p.unregister(a), p.poll(10))
e = select.epoll()
e.register(a, select.EPOLLIN)
e.register(b.fileno(), select.EPOLLIN | select.EPOLLET)
print(e.poll() == [(a.fileno(), 1)], e.poll(0.01, 1) == [(a.fileno(), 1)], a.recv(5), e.poll(0.01), e.closed, e.fileno() > 0)
e.modify(a, select.EPOLLOUT)
print(e.poll(1) == [(a.fileno(), 4)], e.unregister(b))


def t(f, *args):
    try:
        print("->", f(*args))
    except Exception as e:
        print(type(e).__name__, e if type(e) is not KeyError else "")


t(e.register, a)
t(e.unregister, b)
t(e.register, -5)
t(e.register, "x")
t(e.poll, 0, 0)
t(e.poll, "x")
t(p.register, b, -1)
t(p.register, b, 2**20)
t(p.modify, a, 1)
t(p.unregister, a)
t(p.poll, "x")
t(select.select, [a], [], [], -1)
t(select.select, [a], [], [], "x")
t(select.select, a, [], [])
t(select.select, ["x"], [], [])
t(select.select, [-1], [], [], 0)
t(select.epoll, 0)
with e:
    pass
t(e.poll)
t(e.fileno)
print(e.closed)
r, w = os.pipe()
os.write(w, b"data")
print(select.select([r], [w], [], 1) == ([r], [w], []))
os.close(w)
p = select.poll()
p.register(r, 0)
print(p.poll(100) == [(r, select.POLLHUP)])
os.close(r)
t(select.select, [r], [], [], 0)
print(p.poll(100) == [(r, select.POLLNVAL)])
for kind in (selectors.DefaultSelector, selectors.SelectSelector, selectors.PollSelector, selectors.EpollSelector):
    with kind() as s:
        key = s.register(a, selectors.EVENT_READ, "data of a")
        s.register(b, selectors.EVENT_READ | selectors.EVENT_WRITE)
        b.send(b"y")
        ready = {(k.data, mask) for k, mask in s.select(1)}
        print(kind.__name__, ready == {("data of a", 1), (None, 2)}, a.recv(3), s.select(0)[0][0].fileobj is b, s.modify(a, 2, "new").data, len(s.get_map()))
        s.unregister(b)
        print([(k.data, mask) for k, mask in s.select(0)], s.get_key(a).events)
total = 0
with selectors.DefaultSelector() as s:
    s.register(a, selectors.EVENT_READ)
    for i in range(200):
        b.send(bytes([i]))
        for key, mask in s.select():
            total += key.fileobj.recv(10)[0]
print(total)
a.close()
b.close()
