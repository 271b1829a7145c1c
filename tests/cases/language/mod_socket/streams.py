# socket: streams on the loopback device and between two ends: data both ways, peeks, buffers, files, shutdown, options.
import socket

server = socket.socket()
server.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
server.bind(("127.0.0.1", 0))
server.listen()
host, port = server.getsockname()
print(host, port > 0, server.family, server.type, server.proto, server.gettimeout(), server.getblocking())
client = socket.create_connection(("127.0.0.1", port), timeout=5)
end, address = server.accept()
print(address[0], address == client.getsockname(), end.getpeername() == address, client.getpeername() == (host, port), client.gettimeout(), end.gettimeout())
print(client.send(b"hello "), client.sendall(memoryview(b"world")), end.recv(6, socket.MSG_WAITALL), end.recv(3, socket.MSG_PEEK), end.recv(100))
buffer = bytearray(b"........")
end.sendall(b"abcdef")
print(client.recv_into(buffer, 3), buffer, client.recv_into(memoryview(buffer)[4:6]), buffer, client.recv_into(buffer), buffer)
big = bytes(range(256)) * 200
got, sent = bytearray(), 0
client.setblocking(False)
end.setblocking(False)
while len(got) < 4 * len(big):
    if sent < 4 * len(big):
        try:
            sent += client.send((big * 4)[sent:sent + 30000])
        except BlockingIOError:
            pass
    try:
        got += end.recv(10000)
    except BlockingIOError:
        pass
print(got == big * 4, client.gettimeout(), client.getblocking())
try:
    end.recv(5)
except BlockingIOError as e:
    print(type(e).__name__, e.errno, e)
end.settimeout(0.01)
try:
    end.recv(5)
except TimeoutError as e:
    print(type(e).__name__, e, e.args, socket.timeout is TimeoutError)
client.setblocking(True)
with client.makefile("rwb") as f:
    end.sendall(b"line one\nline two\nrest")
    print(f.readline(), f.readline())
    f.write(b"written\n")
    f.flush()
    print(end.recv(100))
with end.makefile("w", encoding="utf-8", newline="\n") as f:
    print("grüße", file=f)
print(client.recv(100), client.recv(0))
client.shutdown(socket.SHUT_WR)
print(end.recv(10), end.recv(10))
for level, name, value in ((socket.SOL_SOCKET, socket.SO_KEEPALIVE, 1), (socket.IPPROTO_TCP, socket.TCP_NODELAY, True), (socket.SOL_SOCKET, socket.SO_LINGER, b"\1\0\0\0\5\0\0\0")):
    client.setsockopt(level, name, value)
    print(client.getsockopt(level, name), client.getsockopt(level, name, 8))
print(client.getsockopt(socket.SOL_SOCKET, socket.SO_TYPE) == socket.SOCK_STREAM, client.getsockopt(socket.SOL_SOCKET, socket.SO_ERROR))
for s in (client, end, server):
    s.close()
print(client.fileno(), repr(client)[:30])
a, b = socket.socketpair()
print(a.family, a.type, a.getsockname() == "", a.send(b"x"), b.recv(1))
c = a.dup()
fd = a.detach()
print(a.fileno(), fd >= 0, c.send(b"y"), b.recv(5))
a = socket.socket(fileno=fd)
print(a.family, a.type, a.proto, a.send(b"z"), b.recv(5))
total = 0
for i in range(200):
    a.sendall(b"%d" % i)
    total += int(b.recv(10))
print(total)
for s in (a, b, c):
    s.close()
