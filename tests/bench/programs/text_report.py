"""Reports as text: tables of orders written by f-strings, `%`, `str.format`, templates and justified words, wrapped
paragraphs, numbers with separators, and the same table by four ways that must agree to the letter."""

import random
import string
import textwrap
from datetime import date, timedelta

WORDS = "the order of goods was late and each box had to wait until nobody knew whose it was or where it came from".split()
HEAD = ("No", "Customer", "Day", "Units", "Price", "Share")


class Order:
    def __init__(self, number, customer, day, units, cents):
        self.number = number
        self.customer = customer
        self.day = day
        self.units = units
        self.cents = cents

    @property
    def price(self):
        return self.cents * self.units / 100

    def __format__(self, spec):
        if spec == "short":
            return f"#{self.number:04d}"
        if spec.startswith("w"):
            return format(self.customer, spec[1:])
        return str(self)

    def __str__(self):
        return "%s (%d units)" % (self.customer, self.units)

    def __repr__(self):
        return f"Order({self.number!r}, {self.customer!r})"


def by_f_string(order, total):
    return f"{order.number:>5} {order.customer:<18} {order.day} {order.units:6d} {order.price:>14,.2f} {order.price / total:7.2%}"


def by_percent(order, total):
    price = "%.2f" % order.price
    whole, cents = price.split(".")
    groups = []
    while len(whole) > 3:
        groups.append(whole[-3:])
        whole = whole[:-3]
    price = ",".join([whole] + groups[::-1]) + "." + cents
    return "%5d %-18s %s %6d %14s %7s" % (
        order.number,
        order.customer,
        order.day.isoformat(),
        order.units,
        price,
        "%.2f%%" % (100 * order.price / total),
    )


ROW = "{0.number:5d} {0.customer:18s} {0.day:%Y-%m-%d} {0.units:6} {0.price:14,.2f} {share:7.2%}"


def by_format(order, total):
    return ROW.format(order, share=order.price / total)


def by_pieces(order, total):
    cells = [
        str(order.number).rjust(5),
        order.customer.ljust(18),
        str(order.day),
        str(order.units).rjust(6),
        format(order.price, ",.2f").rjust(14),
        (format(100 * order.price / total, ".2f") + "%").rjust(7),
    ]
    return " ".join(cells)


LETTER = string.Template(
    """Dear $name,

on $day you ordered ${units}x of our goods for $$ $price. $text

Yours, $firm"""
)


def letter(order, rng):
    text = " ".join(rng.choice(WORDS) for _ in range(30)).capitalize() + "."
    filled = LETTER.substitute(
        name=order.customer.title(),
        day=order.day.strftime("%d %B %Y"),
        units=order.units,
        price=f"{order.price:.2f}",
        text=text,
        firm="Acme",
    )
    parts = []
    for paragraph in filled.split("\n\n"):
        parts.append(textwrap.fill(paragraph, width=48, initial_indent="  ", subsequent_indent="    "))
    return "\n\n".join(parts)


def columns(names, width, height):
    """Names in columns, as a shell lists files."""
    longest = max(map(len, names)) + 2
    rows = []
    for start in range(0, height):
        row = names[start::height][: width // longest]
        rows.append("".join(name.ljust(longest) for name in row).rstrip())
    return "\n".join(rows)


def boxed(lines, title):
    width = max(len(line) for line in lines + [title])
    top = "+" + f" {title} ".center(width + 2, "-") + "+"
    body = ["| " + line.ljust(width) + " |" for line in lines]
    return "\n".join([top, *body, "+" + "-" * (width + 2) + "+"])


def bars(counts, width=40):
    most = max(counts.values())
    return [f"{name!s:>10.10} {'#' * (count * width // most):<{width}} {count:>+{8}}" for name, count in sorted(counts.items())]


def numbers(n):
    out = []
    for i in range(n):
        out.append(f"{i:#06x} {i:08b} {-i:o} {i * 1.5e7:.3e} {i / 7:+.4g} {i:>{3 + i % 5}}|{i:^7}|{i!r:_<6}")
        out.append("%x %#o %05.1f %-6d| %+d %e %s %r %c" % (i, i, i / 3, i, i, i * 10.0, i, str(i), 65 + i % 26))
    return out


def checksum(text):
    total = 0
    for line in text.splitlines():
        total = (total * 131 + sum(map(ord, line)) + len(line)) % 1000000007
    return total


def main():
    rng = random.Random(5)
    names = ["".join(rng.choice(string.ascii_lowercase) for _ in range(rng.randint(4, 15))) for _ in range(60)]
    orders = []
    for number in range(8000):
        day = date(2021, 1, 1) + timedelta(days=rng.randrange(700))
        orders.append(Order(number, rng.choice(names), day, rng.randint(1, 90), rng.randint(100, 10**6)))
    total = sum(order.price for order in orders)
    tables = []
    for way in (by_f_string, by_percent, by_format, by_pieces):
        tables.append("\n".join(way(order, total) for order in orders))
    print(len(tables[0]), checksum(tables[0]), [table == tables[0] for table in tables])
    print(tables[2].splitlines()[1234])
    letters = [letter(order, rng) for order in orders[:2000]]
    print(checksum("\n".join(letters)))
    print(letters[7])
    print(columns(sorted(names)[:24], 60, 7))
    by_month = {}
    for order in orders:
        by_month.setdefault(f"{order.day:%b %y}", []).append(order)
    shown = bars({month: len(members) for month, members in by_month.items()})
    print(boxed(shown[:5], "Orders"))
    print(checksum("\n".join(shown)), checksum("\n".join(numbers(8000))))
    print(numbers(40)[77])
    print("{0:short} {1:w>12} {2} {3!r} {0!s:.5}".format(*orders[:4]))
    swapped = "\n".join(tables).translate(str.maketrans("aeiou,", "uoiea.")).upper()
    print(checksum(swapped), swapped.count("AE"), textwrap.shorten(" ".join(WORDS), 40, placeholder=" ..."))
    print(textwrap.indent(textwrap.dedent("    one\n      two\n    three"), "> "))


if __name__ == "__main__":
    main()
