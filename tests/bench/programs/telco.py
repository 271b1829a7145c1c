"""A telephone company's bills: calls out of a file of packed digits are priced, taxed, written and summed in decimal
arithmetic that rounds as the law says. Whole numbers of a small unit must come to the same bills."""

from decimal import ROUND_DOWN, ROUND_HALF_EVEN, Decimal, localcontext

CENT = Decimal("0.01")
STEP = Decimal("0.05")
CUSTOMERS = 250


class Random:
    def __init__(self, seed):
        self.state = seed

    def below(self, n):
        self.state = (self.state * 1103515245 + 12345) % 2147483648
        return (self.state >> 8) % n


class Tariff:
    """What a second costs, and the taxes on it: a basic one, and for calls to afar one more."""

    def __init__(self, name, rate, tax, distance_tax=None):
        self.name = name
        self.rate = Decimal(rate)
        self.tax = Decimal(tax)
        self.distance_tax = distance_tax and Decimal(distance_tax)

    def price(self, seconds):
        return (seconds * self.rate).quantize(CENT, rounding=ROUND_HALF_EVEN)

    def taxes(self, price):
        basic = (price * self.tax).quantize(CENT, rounding=ROUND_DOWN)
        if self.distance_tax is None:
            return basic, None
        return basic, (price * self.distance_tax).quantize(CENT, rounding=ROUND_DOWN)


TARIFFS = (Tariff("near", "0.0013", "0.0675"), Tariff("far", "0.00894", "0.0675", "0.0341"))


class Account:
    def __init__(self, number):
        self.number = number
        self.calls = 0
        self.owed = Decimal(0)
        self.taxes = {"basic": Decimal(0), "distance": Decimal(0)}
        self.dearest = Decimal(0)

    def charge(self, tariff, seconds):
        """Adds a call, and tells what it costs with its taxes."""
        price = tariff.price(seconds)
        basic, distance = tariff.taxes(price)
        self.taxes["basic"] += basic
        total = price + basic
        if distance is not None:
            self.taxes["distance"] += distance
            total += distance
        self.calls += 1
        self.owed += total
        if total > self.dearest:
            self.dearest = total
        return total

    def discount(self):
        """A tenth off what is over 50, in steps of 5 cents."""
        over = self.owed - 50
        if over <= 0:
            return Decimal("0.00")
        return (over / 10 / STEP).to_integral_value(ROUND_DOWN) * STEP

    def statement(self):
        mean = (self.owed / self.calls).quantize(Decimal("0.0001")) if self.calls else Decimal(0)
        off = self.discount()
        return (
            f"{self.number:04d} {self.calls:4d} calls {self.owed:>12,.2f} less {off:>9,.2f}"
            f" mean {mean} dearest {self.dearest} taxes {self.taxes['basic']} + {self.taxes['distance']}"
        )


def packed(number, width):
    """Two digits a byte, and a sign at the end."""
    digits = str(number).rjust(width, "0") + "c"
    return bytes.fromhex(digits.rjust(len(digits) + len(digits) % 2, "0"))


def unpacked(record):
    digits = record.hex()
    if digits[-1] not in "cd":
        raise ValueError("no sign: " + digits)
    sign = 1 if digits[-1] == "d" else 0
    return Decimal((sign, tuple(map(int, digits[:-1])), 0))


def file_of_calls(count):
    """Eight bytes for the seconds of a call and three for who called; most are short."""
    random = Random(19937)
    out = bytearray()
    for _ in range(count):
        seconds = random.below(10 ** (2 + random.below(4)))
        out += packed(seconds, 15) + packed(random.below(CUSTOMERS), 5)
    return bytes(out)


def bill(data):
    accounts = [Account(number) for number in range(CUSTOMERS)]
    lines = []
    for at in range(0, len(data), 11):
        seconds = unpacked(data[at : at + 8])
        who = int(unpacked(data[at + 8 : at + 11]))
        tariff = TARIFFS[seconds.as_tuple().digits[-1] & 1]
        total = accounts[who].charge(tariff, seconds)
        lines.append(f"{who:04d} {tariff.name} {seconds} {total}")
    return accounts, lines


def halved_even(number, unit):
    """A quotient, to the nearest; of two equally near, to the even one."""
    quotient, rest = divmod(number, unit)
    if 2 * rest > unit or 2 * rest == unit and quotient & 1:
        quotient += 1
    return quotient


def bill_in_cents(data):
    """The same in whole numbers: cents owed, by customer."""
    owed = [0] * CUSTOMERS
    for at in range(0, len(data), 11):
        seconds = int(data[at : at + 8].hex()[:-1])
        who = int(data[at + 8 : at + 11].hex()[:-1])
        cents = halved_even(seconds * (894 if seconds & 1 else 130), 1000)
        owed[who] += cents + cents * 675 // 10000 + (cents * 341 // 10000 if seconds & 1 else 0)
    return owed


def interest(sum_owed, rate, days):
    """Compound interest, in a context of its own precision."""
    with localcontext() as context:
        context.prec = 40
        return (sum_owed * (1 + Decimal(rate) / 36500) ** days).quantize(CENT)


def main():
    data = file_of_calls(14000)
    accounts, lines = bill(data)
    owed = bill_in_cents(data)
    print(all(int(account.owed * 100) == cents for account, cents in zip(accounts, owed)))
    for account in accounts[:3]:
        print(account.statement())
    print(max(accounts, key=lambda account: account.owed).statement())
    print(lines[0], lines[-1], sum(map(len, lines)), sep="; ")
    total = sum((account.owed for account in accounts), Decimal(0))
    basic = sum(account.taxes["basic"] for account in accounts)
    distance = sum(account.taxes["distance"] for account in accounts)
    print(total, basic, distance, sum(account.discount() for account in accounts))
    print(interest(total, "4.25", 30), interest(total, "4.25", 365))


if __name__ == "__main__":
    main()
