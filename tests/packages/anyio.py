# Task groups, streams, locks, scopes of cancellation, threads, files and sockets over asyncio.
# pip: anyio==4.16.0 idna==3.20 typing_extensions==4.16.0
import pathlib
import tempfile

import anyio
from anyio import create_memory_object_stream, create_task_group, fail_after, move_on_after, to_thread
from anyio.streams.text import TextReceiveStream


async def worker(number, stream, lock, seen):
    async for item in stream:
        async with lock:
            seen.append(item * item)
        await anyio.sleep(0)


async def serve(client):
    async with client:
        await client.send((await client.receive(100))[::-1])


async def main():
    send, receive = create_memory_object_stream(5)
    seen, lock = [], anyio.Lock()
    async with create_task_group() as group:
        for number in range(3):
            group.start_soon(worker, number, receive.clone(), lock, seen)
        receive.close()
        async with send:
            for item in range(10):
                await send.send(item)
    print(sorted(seen), lock.statistics().locked)
    with move_on_after(0.01) as scope:
        await anyio.sleep(30)
    print(scope.cancelled_caught)
    try:
        with fail_after(0.01):
            await anyio.Event().wait()
    except TimeoutError as error:
        print("timeout", repr(error))
    print(await to_thread.run_sync(pow, 3, 5))
    listener = await anyio.create_tcp_listener(local_host="127.0.0.1")
    async with create_task_group() as group:
        group.start_soon(listener.serve, serve)
        port = listener.extra(anyio.abc.SocketAttribute.local_port)
        async with await anyio.connect_tcp("127.0.0.1", port) as stream:
            await stream.send(b"hello")
            print(await stream.receive())
        group.cancel_scope.cancel()
    with tempfile.TemporaryDirectory() as folder:
        path = anyio.Path(folder) / "a.txt"
        await path.write_text("one\ntwo\n")
        async with await anyio.open_file(path) as file:
            print([line async for line in file], await path.exists(), (await path.stat()).st_size)
    process = await anyio.run_process(["sh", "-c", "echo out; echo err >&2"])
    print(process.stdout, process.stderr)
    try:
        async with create_task_group() as group:
            group.start_soon(anyio.sleep, 10)
            raise ValueError("in the group")
    except* ValueError as errors:
        print(repr(errors))


anyio.run(main)
