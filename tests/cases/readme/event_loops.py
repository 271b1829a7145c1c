# asyncio: tasks, and streams between them.
import asyncio


async def serve(reader, writer):
    writer.write((await reader.readline()).upper())
    writer.close()


async def ask(port, text):
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(text + b"\n")
    answer = await reader.readline()
    writer.close()
    return answer


async def main():
    async with await asyncio.start_server(serve, "127.0.0.1", 0) as server:
        port = server.sockets[0].getsockname()[1]
        print(await asyncio.gather(ask(port, b"one"), ask(port, b"two")))


asyncio.run(main())
