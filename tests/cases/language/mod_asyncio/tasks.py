# asyncio: tasks, gather, queues, timeouts, locks, groups, cancellation, in a loop of hundreds of steps.
import asyncio


async def double(n, steps=3):
    for _ in range(steps):
        await asyncio.sleep(0)
    return 2 * n


async def fails(n):
    await asyncio.sleep(0)
    raise ValueError(n)


async def main():
    print(await asyncio.gather(*(double(i) for i in range(5))), await double(7))
    print(await asyncio.gather(double(1), fails(2), return_exceptions=True))
    try:
        await asyncio.gather(double(1), fails(3))
    except ValueError as e:
        print("ValueError", e)
    queue = asyncio.Queue(2)

    async def produce():
        for i in range(100):
            await queue.put(i)
        await queue.put(None)

    async def consume():
        total = 0
        while (item := await queue.get()) is not None:
            total += item
            queue.task_done()
        return total

    print(await asyncio.gather(produce(), consume()))
    for wait in (asyncio.wait_for(asyncio.sleep(30), 0.01), asyncio.wait_for(asyncio.sleep(0, "early"), 5)):
        try:
            print(await wait)
        except TimeoutError as e:
            print("TimeoutError", e.args)
    try:
        async with asyncio.timeout(0.01):
            await asyncio.Event().wait()
    except TimeoutError:
        print("timed out")
    task = asyncio.create_task(asyncio.sleep(30), name="sleeper")
    await asyncio.sleep(0)
    print(task.get_name(), task.cancel(), task.done())
    try:
        await task
    except asyncio.CancelledError:
        print("cancelled", task.cancelled())
    async with asyncio.TaskGroup() as group:
        tasks = [group.create_task(double(i, i)) for i in range(4)]
    print([task.result() for task in tasks])
    try:
        async with asyncio.TaskGroup() as group:
            group.create_task(fails(4))
            group.create_task(asyncio.sleep(30))
    except* ValueError as e:
        print(e.exceptions)
    lock, order = asyncio.Lock(), []

    async def locked(n):
        async with lock:
            order.append(n)
            await asyncio.sleep(0)
            order.append(n)

    await asyncio.gather(*map(locked, range(3)))
    print(order)
    done, pending = await asyncio.wait([asyncio.create_task(double(1)), asyncio.create_task(asyncio.sleep(30))], return_when=asyncio.FIRST_COMPLETED)
    print([t.result() for t in done], len(pending))
    for t in pending:
        t.cancel()
    print([await f for f in asyncio.as_completed([double(1, 5), double(2, 1)])])
    loop = asyncio.get_running_loop()
    future, seen = loop.create_future(), []
    loop.call_soon(seen.append, "soon")
    now = loop.time()
    loop.call_at(now + 0.02, future.set_result, "later")
    loop.call_at(now + 0.01, seen.append, "first")
    loop.call_later(0.01, seen.append, "never").cancel()
    print(await future, seen)
    condition = asyncio.Condition()
    async with asyncio.Semaphore(2), condition:
        print(condition.locked())

    async def numbers():
        for i in range(300):
            if i % 50 == 0:
                await asyncio.sleep(0)
            yield i

    print(sum([i async for i in numbers()]))
    shielded = asyncio.create_task(double(21, 10))
    try:
        await asyncio.wait_for(asyncio.shield(shielded), 0)
    except TimeoutError:
        print(await shielded)
    return "done"


print(asyncio.run(main()))
with asyncio.Runner() as runner:
    print(runner.run(double(1)), runner.run(double(2)))
try:
    asyncio.run(fails("out"))
except ValueError as e:
    print("ValueError", e)
loop = asyncio.new_event_loop()
print(loop.run_until_complete(double(5)), loop.is_running(), loop.close(), loop.is_closed())
try:
    asyncio.get_running_loop()
except RuntimeError as e:
    print(e)
