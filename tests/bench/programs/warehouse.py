"""A warehouse with accounts: bookings that fail and are taken back, context managers in classes and in generators, own
exceptions with causes, retries, and a log that goes to a StringIO by way of handlers and filters. Stock and money are
summed at the end; a booking that was taken back by half would be seen."""

import io
import logging
import random
from collections import defaultdict
from contextlib import ExitStack, closing, contextmanager, nullcontext, suppress
from decimal import Decimal


class ShopError(Exception):
    """Base of all that may go wrong."""

    code = 0

    def __init__(self, message, **details):
        super().__init__(message)
        self.details = details


class OutOfStock(ShopError):
    code = 1


class NoMoney(ShopError):
    code = 2

    def __init__(self, account, needed):
        super().__init__(f"{account.name} has {account.balance} of {needed}", account=account.name)
        self.needed = needed


class Broken(ShopError, OSError):
    code = 3


class Failed(ShopError):
    code = 4


class Account:
    def __init__(self, name, balance):
        self.name = name
        self.balance = Decimal(balance)

    def pay(self, amount):
        if amount > self.balance:
            raise NoMoney(self, amount)
        self.balance -= amount


class Transaction:
    """Remembers how to undo what was done, and does so if the block ends with an exception."""

    def __init__(self, log):
        self.log = log
        self.undo = []

    def __enter__(self):
        self.undo.clear()
        return self

    def on_failure(self, action, *arguments):
        self.undo.append((action, arguments))

    def __exit__(self, kind, error, traceback):
        if kind is None:
            return False
        while self.undo:
            action, arguments = self.undo.pop()
            action(*arguments)
        self.log.debug("taken back: %s", error)
        # What the customer can do something about is no failure of the shop.
        return issubclass(kind, NoMoney)


class Warehouse:
    def __init__(self, log, rng):
        self.log = log
        self.rng = rng
        self.stock = defaultdict(int)
        self.prices = {}
        self.locked = set()
        self.earned = Decimal(0)
        self.opened = 0

    def add(self, item, count):
        self.stock[item] += count

    def take(self, item, count):
        have = self.stock[item]
        if have < count:
            raise OutOfStock(f"{count} of {item}, only {have}", item=item, missing=count - have)
        self.stock[item] = have - count

    @contextmanager
    def lock(self, *items):
        wanted = set(items)
        if wanted & self.locked:
            raise Failed("locked already")
        self.locked |= wanted
        try:
            yield sorted(wanted)
        finally:
            self.locked -= wanted

    @contextmanager
    def crane(self):
        """Breaks now and then; how often it was used is counted in any case."""
        self.opened += 1
        try:
            if self.rng.random() < 0.15:
                raise Broken("the crane stands still")
            yield self.opened
        except OutOfStock as error:
            error.details["crane"] = True
            raise
        else:
            self.log.debug("crane put back")

    def price(self, item, count):
        try:
            single = self.prices[item]
        except KeyError:
            raise Failed(f"no price of {item}", item=item) from None
        return single * count

    def sell(self, account, order):
        with self.lock(*order), Transaction(self.log) as transaction:
            total = Decimal(0)
            for item, count in order.items():
                with self.crane() if count > 3 else nullcontext():
                    self.take(item, count)
                transaction.on_failure(self.add, item, count)
                total += self.price(item, count)
            account.pay(total)
            self.earned += total
            return total
        return None


def retried(times, action, *arguments):
    """Tries again what is only broken; the last error has all before as its chain of causes."""
    last = None
    for attempt in range(times):
        try:
            return action(*arguments), attempt
        except Broken as error:
            error.__cause__ = last
            last = error
    raise Failed("tried too often", attempts=times) from last


def causes(error):
    count = 0
    while error.__cause__ is not None:
        error = error.__cause__
        count += 1
    return count


class Quiet(logging.Filter):
    """Lets one in ten messages of the lowest level through."""

    def __init__(self):
        super().__init__()
        self.seen = 0

    def filter(self, record):
        if record.levelno > logging.DEBUG:
            return True
        self.seen += 1
        return self.seen % 10 == 0


class Counter(logging.Handler):
    def __init__(self):
        super().__init__(logging.INFO)
        self.counts = defaultdict(int)

    def emit(self, record):
        self.counts[record.levelname, record.name.rpartition(".")[2]] += 1


class Unit:
    """Something that has to be closed, and says when."""

    def __init__(self, name, closed):
        self.name = name
        self.closed = closed

    def close(self):
        self.closed.append(self.name)


def nested(depth, closed):
    """Closes in the opposite order, whatever happens in between."""
    with ExitStack() as stack:
        for number in range(depth):
            stack.enter_context(closing(Unit(number, closed)))
            stack.callback(closed.append, -number)
            if number == depth - 2 and depth % 3 == 0:
                raise Broken("in the middle", depth=depth)
        return depth
    return -1


def quarrel(n):
    """What finally, else and continue do with each other."""
    total = 0
    for i in range(n):
        try:
            if i % 4 == 0:
                continue
            if i % 7 == 0:
                raise Failed("seven", number=i)
            if i % 11 == 0:
                [][i]
        except Failed as error:
            total += error.details["number"]
        except LookupError:
            total += 1
            if i % 33 == 0:
                break
        else:
            total += 2
        finally:
            total ^= 5
    return total


def main():
    rng = random.Random(13)
    text = io.StringIO()
    log = logging.Logger("shop", logging.DEBUG)
    writer = logging.StreamHandler(text)
    writer.setFormatter(logging.Formatter("%(levelname)-7s %(name)s: %(message)s"))
    writer.addFilter(Quiet())
    counter = Counter()
    log.addHandler(writer)
    log.addHandler(counter)
    warehouse = Warehouse(log, rng)
    items = [f"item{number}" for number in range(40)]
    for item in items:
        warehouse.add(item, rng.randint(300, 900))
        warehouse.prices[item] = Decimal(rng.randint(50, 900)) / 100
    del warehouse.prices["item39"]
    accounts = [Account(f"a{number}", rng.randint(400, 4000)) for number in range(60)]
    before = sum(account.balance for account in accounts)
    ends = defaultdict(int)
    attempts = 0
    for number in range(6000):
        account = rng.choice(accounts)
        order = {rng.choice(items): rng.randint(1, 7) for _ in range(rng.randint(1, 5))}
        try:
            price, again = retried(4, warehouse.sell, account, order)
            attempts += again
            if price is None:
                ends["no money"] += 1
                log.warning("order %d of %s is too dear", number, account.name)
            else:
                ends["sold"] += 1
                log.info("order %05d: %s for %10.2f", number, ", ".join(order), price)
        except OutOfStock as error:
            ends["out of stock", error.details.get("crane", False)] += 1
            log.error("order %d: %s", number, error)
            warehouse.add(error.details["item"], 50)
        except ShopError as error:
            ends[type(error).__name__, causes(error)] += 1
            log.error("order %d: %s", number, error, exc_info=False)
        finally:
            account.balance += Decimal("0.05")
    print(sorted(ends.items(), key=str), attempts)
    print(warehouse.opened, warehouse.locked, sum(warehouse.stock.values()), warehouse.earned)
    print(before + 6000 * Decimal("0.05") - sum(account.balance for account in accounts) == warehouse.earned)
    lines = text.getvalue().splitlines()
    print(len(lines), sorted(counter.counts.items()), lines[-1])
    print(sum(sum(map(ord, line)) for line in lines) % 1000003, sum(line.startswith("DEBUG") for line in lines))
    closed, worked = [], 0
    for depth in range(2, 90):
        with suppress(Broken):
            worked += nested(depth, closed)
    print(worked, len(closed), closed[:7], sum(i * n for i, n in enumerate(closed)))
    print(quarrel(40000), quarrel(30))


if __name__ == "__main__":
    main()
