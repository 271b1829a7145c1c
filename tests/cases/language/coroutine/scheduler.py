# A little round-robin scheduler with sleeping, queues and gathering.
class Switch:
    def __await__(self):
        yield


class Queue:
    def __init__(self):
        self.items = []

    async def put(self, item):
        self.items.append(item)
        await Switch()

    async def get(self):
        while not self.items:
            await Switch()
        return self.items.pop(0)


class Loop:
    def __init__(self):
        self.ready = []
        self.steps = 0

    def spawn(self, coroutine, name):
        self.ready.append((coroutine, name))

    def run(self):
        results = {}
        while self.ready:
            coroutine, name = self.ready.pop(0)
            self.steps += 1
            try:
                coroutine.send(None)
            except StopIteration as stop:
                results[name] = stop.value
            except Exception as error:
                results[name] = repr(error)
            else:
                self.ready.append((coroutine, name))
        return results


async def producer(queue, n):
    for i in range(n):
        await queue.put(i)
    await queue.put(None)
    return n


async def consumer(queue):
    total = 0
    while (item := await queue.get()) is not None:
        total += item
    return total


async def sleeper(n):
    for _ in range(n):
        await Switch()
    if n % 7 == 3:
        raise ValueError(n)
    return n


loop = Loop()
queue = Queue()
loop.spawn(producer(queue, 100), "p")
loop.spawn(consumer(queue), "c")
for n in range(20):
    loop.spawn(sleeper(n), n)
results = loop.run()
print(results, loop.steps)
