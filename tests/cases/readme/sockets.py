# Sockets, and waiting for several of them.
import selectors
import socket

with socket.create_server(("127.0.0.1", 0)) as server, socket.create_connection(server.getsockname()) as client:
    end, _ = server.accept()
    with end, selectors.DefaultSelector() as selector:
        selector.register(end, selectors.EVENT_READ)
        client.sendall(b"over the loopback device")
        for key, events in selector.select():
            print(key.fileobj.recv(100), events)
