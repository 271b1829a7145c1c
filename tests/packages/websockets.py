# A server and clients on one loop: texts, bytes, fragments, pings, closing, refusal; frames by hand.
# pip: websockets==17.4
import asyncio
import logging

import websockets
from websockets.asyncio.client import connect
from websockets.asyncio.server import serve
from websockets.datastructures import Headers
from websockets.exceptions import ConnectionClosed, InvalidStatus, InvalidURI
from websockets.frames import Close, Frame, Opcode
from websockets.headers import parse_extension
from websockets.uri import parse_uri

logging.getLogger("websockets").setLevel(logging.CRITICAL)


async def handler(connection):
    if connection.request.path == "/closing":
        return await connection.close(4000, "enough")
    await connection.send(f"hello {connection.request.path} {connection.subprotocol}")
    async for message in connection:
        if message == "break":
            raise ValueError("inside")
        await connection.send(message[::-1] if isinstance(message, (str, bytes)) else message)


def check(connection, request):
    if request.path == "/secret":
        return connection.respond(403, "no entry\n")


async def main():
    async with serve(handler, "127.0.0.1", 0, process_request=check, subprotocols=["chat"], max_size=10000) as server:
        port = server.sockets[0].getsockname()[1]
        async with connect(f"ws://127.0.0.1:{port}/a?b=1", subprotocols=["chat"]) as client:
            print(await client.recv())
            for message in ("text é", b"bytes", "long " * 1000, ["in ", "three ", "parts"]):
                await client.send(message)
                answer = await client.recv()
                print(type(answer).__name__, len(answer), answer[:12])
            pong = await client.ping()
            print(await asyncio.wait_for(pong, 5) >= 0, client.protocol.state.name)
            await client.send("x" * 20000)
            try:
                await client.recv()
            except ConnectionClosed as error:
                print(error.rcvd.code, type(error).__name__)
        async with connect(f"ws://127.0.0.1:{port}/closing", subprotocols=["chat"]) as client:
            try:
                await client.recv()
            except ConnectionClosed as error:
                print(error)
        async with connect(f"ws://127.0.0.1:{port}/", subprotocols=["chat"]) as client:
            await client.recv()
            await client.send("break")
            await client.wait_closed()
            print(client.close_code, client.close_reason)
        for address in (f"ws://127.0.0.1:{port}/secret", "http://x"):
            try:
                await connect(address)
            except (InvalidStatus, InvalidURI) as error:
                print(type(error).__name__, error)
        clients = [await connect(f"ws://127.0.0.1:{port}/{n}", subprotocols=["chat"]) for n in range(5)]
        print(await asyncio.gather(*(c.recv() for c in clients)), len(server.connections))
        await asyncio.gather(*(c.close() for c in clients))


asyncio.run(main())
print(Frame(Opcode.TEXT, b"hi").serialize(mask=False), Close(1000, "bye").serialize(), Close.parse(b"\x03\xe8ok"), Frame(Opcode.PING, b""), parse_uri("wss://u:p@host/x").port, parse_extension("permessage-deflate; a=1"), Headers([("A", "1"), ("a", "2")]).get_all("a"), websockets.Opcode.BINARY.value)
