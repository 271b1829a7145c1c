# Sums, extremes and orders of objects whose operators are in Python, long coefficients, and what else is one step in Rust.
import io
import json
import hashlib
from datetime import date, datetime, time, timedelta
from decimal import ROUND_05UP, ROUND_CEILING, ROUND_DOWN, ROUND_FLOOR, ROUND_HALF_DOWN, ROUND_HALF_EVEN, ROUND_HALF_UP, ROUND_UP, Context, Decimal, localcontext


class Money:
    def __init__(self, cents):
        self.cents = cents

    def __add__(self, other):
        if self.cents == 13:
            raise ValueError("unlucky")
        return Money(self.cents + (other.cents if isinstance(other, Money) else other))

    __radd__ = __add__

    def __lt__(self, other):
        return self.cents < other.cents

    def __gt__(self, other):
        return self.cents > other.cents

    def __repr__(self):
        return f"Money({self.cents})"


class Odd(Decimal):
    def __lt__(self, other):
        return int(self) % 10 < int(other) % 10


numbers = [Decimal(at * 37 % 100) / 7 for at in range(60)]
money = [Money(at * 37 % 101 + 20) for at in range(60)]
spans = [timedelta(hours=at * 37 % 100, microseconds=at) for at in range(60)]
moments = [datetime(2024, 2, 1) + span for span in spans]
for turn in range(30):
    sums = sum(numbers), sum(money), sum(spans, timedelta()), sum(tuple(numbers), Decimal("0.1")), sum(number for number in numbers)
    ends = min(numbers), max(numbers), min(money), max(money), min(moments), max(spans), min(tuple(moments)), max(moments, default=1)
print(*sums, sep="\n")
print(*ends, sep="\n")
for wrong in (money + [Money(13)] * 2, numbers + ["x"], spans + [3], [Money(1)] * 9 + [None]):
    for function in (sum, min, max, sorted):
        try:
            print(function(wrong) if function is not sum else sum(wrong[::-1], wrong[0]))
        except Exception as error:
            print(function.__name__, type(error).__name__, error)
print(max([Money(1), Money(1)] * 6) is max([Money(2)] * 9), min([Decimal("1.0"), Decimal("1.00")] * 6), max([Decimal("1.0"), Decimal("1.00")] * 6))

mixed = [Decimal(text) for text in "3 1.5 1.50 -2E+3 -0 0 0.00 1E-20 123456789012345678901234567890 1E+15 -1E-15 7".split()]
print(sorted(mixed), sorted(mixed, reverse=True), sorted(mixed, key=lambda x: -x), sep="\n")
print(sorted(mixed + [Decimal("Infinity"), Decimal("-Infinity"), Decimal("1E+999"), Decimal("1E-999")]))
print(sorted([Odd(at * 7 % 23) for at in range(12)]))
try:
    sorted(mixed + [Decimal("NaN")])
except Exception as error:
    print(type(error).__name__, error)

for text in "0 -0 1 -1 0.1 1.5 1E+3 1E-3 1E+400 1E-400 2305843009213693951 2305843009213693950 -2305843009213693952 123456789.123456789e-40 9007199254740993 0.30000000000000004 1.7976931348623157E+308 4.9E-324 12345678901234567890123456789012345678901234567890E-30".split():
    number = Decimal(text)
    print(text, hash(number), float(number), hash(number) == hash(float(number)) or float(number) != number)
print(len({*numbers, *mixed, 3, 1.5, 0}), len({*moments, *[moment.date() for moment in moments]}), len(set(spans + spans)), len(set(map(hash, moments))))
print({date(2024, 1, at): at for at in range(1, 12)}[date(2024, 1, 7)], time(1, 2) in {time(1, 2)}, hash(date(2024, 1, 7)) == hash(date(2024, 1, 7)))

for places in (1, 2, 5, 30, 45):
    for rounding in (ROUND_05UP, ROUND_CEILING, ROUND_DOWN, ROUND_FLOOR, ROUND_HALF_DOWN, ROUND_HALF_EVEN, ROUND_HALF_UP, ROUND_UP):
        with localcontext(Context(prec=90, rounding=rounding)):
            for text in ("1" + "5" * 44 + "." + "5" * 44, "-2.5", "0." + "0" * 44 + "5", "9" * 30 + "." + "9" * 46, "1." + "2" * 29 + "5", "-123456789012345678901234567890.5"):
                print(Decimal(text).quantize(Decimal(1).scaleb(-places + 1)), end=" ")
    print()
for prec in (1, 5, 9, 19, 28, 38, 39, 50, 77, 78, 120):
    with localcontext(Context(prec=prec)) as context:
        for one in ("3.14159265358979323846264338327950288", "99999999999999999999", "1E+10", "0", "-0.5", "1" + "0" * 60, "9" * 77, "12345678901234567890123456789012345678901234567890123456789"):
            for other in ("2.71828182845904523536028747135266249", "7", "99999999999999999999999999999999999999", "-1E-5", "8" * 40):
                x, y = Decimal(one), Decimal(other)
                context.clear_flags()
                print(x * y, x / y, [kind.__name__ for kind, is_set in context.flags.items() if is_set])
with localcontext(Context(prec=60)):
    for number in numbers[:5] + mixed:
        print(f"{number:,.2f} {number:.0f} {number:.3f} {number:,.0f} {-number:.1f} {round(number, 1)} {round(number)} {int(number)} {number}")
print(*map(str, spans[:5] + [timedelta(-1), timedelta(1), timedelta(0, 1), timedelta(-1, 1, 1), timedelta.max, timedelta.min]))

for change in (lambda: setattr(Decimal, "x", 1), lambda: setattr(Context, "x", 1), lambda: Decimal(1) + "x", lambda: Decimal(1)[0]):
    try:
        print(change())
    except TypeError as error:
        print(error)


class Loud:
    def __str__(self):
        print("from within", file=stream)
        return "loud"


stream = io.TextIOWrapper(io.BytesIO(), encoding="utf-8", newline="\n")
print("a", 1, Loud(), 2.5, None, [3], "é", file=stream, sep="-", end="!\n")
try:
    print("before", type("Bad", (), {"__str__": lambda self: 1})(), file=stream)
except TypeError as error:
    print(error, file=stream)
stream.flush()
print(stream.buffer.getvalue())


class Pieces(io.RawIOBase):
    def writable(self):
        return True

    def write(self, data):
        print("piece", bytes(data))
        return len(data)


print("a", 1, file=io.TextIOWrapper(Pieces(), write_through=True, encoding="ascii"))


class Own(io.TextIOWrapper):
    def write(self, text):
        pieces.append(text)
        return len(text)


pieces = []
print("a", 1, "b", file=Own(io.BytesIO()))
print(pieces)

print("".join(map(chr, range(128))).translate({65: "x", 66: None, 67: 90, 68: "yy", 69: "é", 70: 0x20ac}).encode())
print("abcabc".translate({97: "x", 98: None, 99: 100}), "abé".translate({97: "x", 0xe9: None}), ascii("a\ud800b".translate({97: "\udc00"})))
for table in ({97: 0x110000}, {97: -1}, {97: 1.5}, {97: 0xd800}):
    try:
        print(ascii("abca".translate(table)))
    except Exception as error:
        print(type(error).__name__, error)
print(bytes(range(20)).translate(bytes(range(255, -1, -1))), bytes(range(20)).translate(None, b"\1\3"), bytes(range(9)).translate(bytes(range(255, -1, -1)), b"\2"))
texts = ["", "plain", 'a"b\\c\n\r\t\b\f\0\x1f\x7f', "ä€", "\U0001f600", "\ud800", "x" * 50 + "é"]
print(ascii(json.dumps(texts)), ascii(json.dumps(texts, ensure_ascii=False)))
for name in ("sha384", "sha512"):
    digest = hashlib.new(name, b"abc" * 1000)
    other = digest.copy()
    digest.update(b"more")
    print(name, other.hexdigest(), digest.hexdigest()[:20], digest.digest_size, digest.block_size)
