# asyncio: streams and protocols on the loopback device, sockets with a path, datagrams, readers.
import asyncio
import os
import socket
import tempfile


async def serve(reader, writer):
    while line := await reader.readline():
        writer.write(line.upper())
        await writer.drain()
    writer.close()


async def talk(open_connection, n):
    reader, writer = await open_connection
    for i in range(n):
        writer.write(b"line %d\n" % i)
    await writer.drain()
    lines = [await reader.readline() for _ in range(n)]
    writer.write_eof()
    rest = await reader.read()
    writer.close()
    await writer.wait_closed()
    return len(lines), lines[-1], rest


class Datagrams(asyncio.DatagramProtocol):
    def __init__(self, done):
        self.done = done

    def datagram_received(self, data, address):
        self.done.set_result((data, address[0]))


class Client(asyncio.Protocol):
    def __init__(self, done):
        self.done, self.data = done, b""

    def connection_made(self, transport):
        print(transport.get_extra_info("peername")[0])
        transport.write(b"by protocol\n")
        transport.write_eof()

    def data_received(self, data):
        self.data += data

    def connection_lost(self, error):
        self.done.set_result((self.data, error))


async def main():
    loop = asyncio.get_running_loop()
    server = await asyncio.start_server(serve, "127.0.0.1", 0)
    host, port = server.sockets[0].getsockname()
    async with server:
        print(await talk(asyncio.open_connection(host, port), 5))
        print(await asyncio.gather(*(talk(asyncio.open_connection(host, port), 20 + i) for i in range(5))))
        done = loop.create_future()
        await loop.create_connection(lambda: Client(done), host, port)
        print(await done)
    try:
        await asyncio.open_connection(host, port)
    except ConnectionRefusedError as e:
        print(type(e).__name__, e.errno)
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "socket")
        server = await asyncio.start_unix_server(serve, path)
        async with server:
            print(await talk(asyncio.open_unix_connection(path), 30))
    done = loop.create_future()
    receiver, _ = await loop.create_datagram_endpoint(lambda: Datagrams(done), ("127.0.0.1", 0))
    sender, _ = await loop.create_datagram_endpoint(asyncio.DatagramProtocol, remote_addr=receiver.get_extra_info("sockname"))
    sender.sendto(b"datagram")
    print(await done)
    sender.close()
    receiver.close()
    a, b = socket.socketpair()
    a.setblocking(False)
    b.setblocking(False)
    print(await loop.sock_sendall(a, b"by socket"), await loop.sock_recv(b, 100))
    done = loop.create_future()
    loop.add_reader(b, lambda: done.set_result(b.recv(5)))
    a.send(b"read")
    print(await done, loop.remove_reader(b))
    a.close()
    b.close()
    reader = asyncio.StreamReader()
    reader.feed_data(b"one two\nthree")
    reader.feed_eof()
    print(await reader.readuntil(b" "), await reader.readexactly(3), await reader.readline())
    try:
        await reader.readexactly(10)
    except asyncio.IncompleteReadError as e:
        print(e, e.partial)


asyncio.run(main())
