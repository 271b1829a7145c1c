# Nurseries, cancellation, channels, events, limits of time on a clock of its own, sockets and threads.
# pip: attrs==26.1.0 idna==3.20 outcome==1.3.0.post0 sniffio==1.3.1 sortedcontainers==2.4.0 trio==0.35.0
import trio
import trio.testing


async def producer(name, channel, n):
    async with channel:
        for i in range(n):
            await trio.sleep(1 + i % 2)
            await channel.send((name, i))


async def consumer(channel):
    async with channel:
        async for item in channel:
            print(trio.current_time() - began, item)


async def failing():
    await trio.sleep(2)
    raise ValueError("broken")


async def main():
    global began
    began = trio.current_time()
    send, receive = trio.open_memory_channel(1)
    async with trio.open_nursery() as nursery:
        nursery.start_soon(producer, "a", send.clone(), 3)
        await trio.sleep(0.25)
        nursery.start_soon(producer, "b", send, 2)
        nursery.start_soon(consumer, receive)
    with trio.move_on_after(5) as scope:
        await trio.sleep_forever()
    print("moved on", scope.cancelled_caught, trio.current_time() - began)
    try:
        with trio.fail_after(1):
            await trio.Event().wait()
    except trio.TooSlowError as error:
        print("too slow", type(error).__mro__[1].__name__)
    try:
        async with trio.open_nursery() as nursery:
            nursery.start_soon(failing)
            nursery.start_soon(trio.sleep, 100)
    except* ValueError as group:
        print(repr(group))
    limiter = trio.CapacityLimiter(1)
    print(limiter.total_tokens, limiter.borrowed_tokens, await trio.to_thread.run_sync(lambda: sum(range(1000)), limiter=limiter))


async def echo(stream):
    async for data in stream:
        await stream.send_all(data.upper())


async def network():
    async with trio.open_nursery() as nursery:
        listeners = await trio.open_tcp_listeners(0, host="127.0.0.1")
        nursery.start_soon(trio.serve_listeners, echo, listeners)
        port = listeners[0].socket.getsockname()[1]
        async with await trio.open_tcp_stream("127.0.0.1", port) as stream:
            for text in (b"one", b"two"):
                await stream.send_all(text)
                print(await stream.receive_some())
        nursery.cancel_scope.cancel()
    done = await trio.run_process(["sh", "-c", "cat; exit 0"], stdin=b"given", capture_stdout=True)
    print(done.returncode, done.stdout)


trio.run(main, clock=trio.testing.MockClock(autojump_threshold=0))
trio.run(network)
