"""A shop under asyncio: customers, clerks and a kitchen are tasks that meet at queues, locks, semaphores, events and
futures; some orders are cancelled, some run into time limits. Nobody sleeps for long, so the loop itself is the work,
and every order is counted where it ends."""

import asyncio
from collections import Counter


class Order:
    def __init__(self, number, customer, items):
        self.number = number
        self.customer = customer
        self.items = items
        self.done = asyncio.get_running_loop().create_future()


class Kitchen:
    """At most three dishes at once; each takes some turns of the loop."""

    def __init__(self):
        self.places = asyncio.Semaphore(3)
        self.busy = 0
        self.most = 0
        self.cooked = Counter()

    async def cook(self, dish, turns):
        async with self.places:
            self.busy += 1
            self.most = max(self.most, self.busy)
            try:
                for _ in range(turns):
                    await asyncio.sleep(0)
            finally:
                self.busy -= 1
        self.cooked[dish] += 1
        return f"{dish}:{turns}"


class Till:
    def __init__(self):
        self.lock = asyncio.Lock()
        self.total = 0
        self.receipts = []

    async def pay(self, order, price):
        async with self.lock:
            before = self.total
            await asyncio.sleep(0)
            # Without the lock, somebody else would have paid in between.
            self.total = before + price
            self.receipts.append((order.number, price))


class Shop:
    MENU = {"soup": (3, 4), "bread": (1, 2), "fish": (5, 9), "rice": (2, 3)}

    def __init__(self, clerks):
        self.orders = asyncio.Queue(maxsize=5)
        self.kitchen = Kitchen()
        self.till = Till()
        self.closed = asyncio.Event()
        self.clerks = [asyncio.create_task(self.clerk(number)) for number in range(clerks)]
        self.served = Counter()
        self.log = []

    async def clerk(self, number):
        try:
            while True:
                order = await self.orders.get()
                try:
                    await self.serve(order)
                    self.served[number % 2] += 1
                except KeyError as error:
                    if not order.done.cancelled():
                        order.done.set_exception(LookupError(f"no {error.args[0]} today"))
                finally:
                    self.orders.task_done()
        except asyncio.CancelledError:
            self.log.append(f"clerk {number} goes home")
            raise

    async def serve(self, order):
        dishes = [(item, *self.MENU[item]) for item in order.items]
        plates = await asyncio.gather(*(self.kitchen.cook(name, turns) for name, turns, _ in dishes))
        await self.till.pay(order, sum(price for _, _, price in dishes))
        if not order.done.done():
            order.done.set_result(plates)

    async def close(self):
        await self.orders.join()
        self.closed.set()
        for clerk in self.clerks:
            clerk.cancel()
        return await asyncio.gather(*self.clerks, return_exceptions=True)


async def menu_for(customer, visit):
    """What a customer orders, one dish at a time."""
    dishes = list(Shop.MENU) + ["cake"]
    for course in range(1 + (customer + visit) % 3):
        if course:
            await asyncio.sleep(0)
        pick = customer * 3 + visit * 5 + course
        if pick % 41 == 40:
            yield "cake"
        else:
            yield dishes[pick % 4]


async def customer(shop, number, visits, results):
    for visit in range(visits):
        items = [dish async for dish in menu_for(number, visit)]
        order = Order(number * 100 + visit, number, items)
        await shop.orders.put(order)
        if (number + visit) % 11 == 0:
            # Leaves before the dishes come.
            order.done.cancel()
        try:
            plates = await order.done
            results["plates"] += len(plates)
        except asyncio.CancelledError:
            results["left"] += 1
        except LookupError as error:
            results[str(error)] += 1


async def impatient(shop, number):
    """Waits for the shop to close, for a short time only."""
    try:
        await asyncio.wait_for(shop.closed.wait(), timeout=0.001 * number)
    except asyncio.TimeoutError:
        return "gave up"
    return "saw it close"


async def pipeline(stages, values):
    """A chain of queues with a task at each; a value is changed at every stage."""
    queues = [asyncio.Queue(maxsize=4) for _ in range(stages + 1)]

    async def stage(number):
        while True:
            value = await queues[number].get()
            await queues[number + 1].put(None if value is None else (value * 31 + number) % 65521)
            if value is None:
                return

    async def feed():
        for value in range(values):
            await queues[0].put(value)
        await queues[0].put(None)

    tasks = [asyncio.create_task(stage(number)) for number in range(stages)]
    tasks.append(asyncio.create_task(feed()))
    total = count = 0
    while (value := await queues[-1].get()) is not None:
        count += 1
        total = (total * 7 + value) % 1000000007
    await asyncio.gather(*tasks)
    return count, total


async def race(lanes):
    """The first of some tasks to end; the others are cancelled."""

    async def run(lane):
        for _ in range(5 + (lane * 7) % 10):
            await asyncio.sleep(0)
        return lane

    tasks = [asyncio.create_task(run(lane), name=f"lane {lane}") for lane in range(lanes)]
    done, pending = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    for task in pending:
        task.cancel()
    await asyncio.gather(*pending, return_exceptions=True)
    return sorted(task.result() for task in done), sum(task.cancelled() for task in pending)


async def day():
    shop = Shop(clerks=6)
    results = Counter()
    late = asyncio.create_task(impatient(shop, 0))
    await asyncio.gather(*(customer(shop, number, 130, results) for number in range(40)))
    ends = await shop.close()
    print(sorted(results.items()))
    print(shop.kitchen.most, sorted(shop.kitchen.cooked.items()), sum(shop.served.values()))
    receipts = shop.till.receipts
    print(shop.till.total, shop.till.total == sum(price for _, price in receipts), len(receipts), len(set(receipts)))
    print(len(ends), Counter(type(end).__name__ for end in ends), sorted(shop.log)[:2], await late)
    print(await pipeline(12, 5000))
    print([await race(lanes) for lanes in (3, 10, 60)])


def main():
    asyncio.run(day())


if __name__ == "__main__":
    main()
