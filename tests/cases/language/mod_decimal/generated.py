# Operations of decimal numbers, generated: answers, signals and flags in many contexts.
import sys
from decimal import *
from zlib import crc32

state = int(sys.argv[1]) if len(sys.argv) > 1 else 12345
COUNT = int(sys.argv[2]) if len(sys.argv) > 2 else 250


def below(n):
    global state
    state = state * 6364136223846793005 + 1442695040888963407 & 0xFFFFFFFFFFFFFFFF
    return (state >> 33) % n


def digits(most):
    kind = below(6)
    count = 1 + below(most)
    if kind == 0:
        return "9" * count
    if kind == 1:
        return "1" + "0" * (count - 1)
    if kind == 2:
        return "5" + "0" * (count - 1)
    return "".join(str(below(10)) for _ in range(count))


def number():
    kind = below(20)
    sign = ("", "-")[below(2)]
    if kind == 0:
        return sign + ("Infinity", "NaN", "sNaN", "NaN123", "sNaN45", "0", "0E-5", "0E+7")[below(8)]
    text = sign + digits((3, 6, 12, 30)[below(4)])
    if kind < 8:
        return text + "." + digits(6)
    if kind < 12:
        return text + "E%d" % (below(20) - 10)
    if kind < 14:
        return text + "E%d" % (below(200) - 100)
    return text


ROUNDINGS = [ROUND_UP, ROUND_DOWN, ROUND_CEILING, ROUND_FLOOR, ROUND_HALF_UP, ROUND_HALF_DOWN, ROUND_HALF_EVEN, ROUND_05UP]
SIGNALS = [Clamped, InvalidOperation, DivisionByZero, Inexact, FloatOperation, Overflow, Rounded, Subnormal, Underflow]


def context():
    if below(3) == 0:
        made = Context(prec=28, rounding=ROUNDINGS[below(8)], traps=[])
    else:
        made = Context(
            prec=(1, 2, 3, 5, 9, 16, 40)[below(7)], rounding=ROUNDINGS[below(8)], Emin=-(0, 3, 10, 99, 999999)[below(5)], Emax=(0, 3, 10, 99, 999999)[below(5)],
            clamp=below(2), capitals=below(2), traps=[],
        )
    if below(3) == 0:
        made.traps[SIGNALS[below(9)]] = True
    return made


UNARY = "abs plus minus normalize sqrt to_integral_value to_integral_exact logb next_plus next_minus number_class copy_abs copy_negate is_normal is_subnormal is_zero to_eng_string to_sci_string create_decimal".split()
BINARY = "add subtract multiply divide divide_int remainder remainder_near quantize compare compare_signal max min max_mag min_mag compare_total scaleb rotate shift same_quantum copy_sign divmod next_toward".split() + ["add", "subtract", "multiply", "divide", "quantize"] * 3
SLOW = ["exp", "ln", "log10"]
SPECS = ["", ".2f", ".3e", ",.2f", "10.4g", "+.1%", "<12", "^+15.3f", "012.2f", ",", "E", "G", "n", "=+20", "_>9.1f", ".0f", ".5"]
OPERATORS = [
    lambda a, b: a + b, lambda a, b: a - b, lambda a, b: a * b, lambda a, b: a / b, lambda a, b: a // b, lambda a, b: a % b, lambda a, b: a == b, lambda a, b: a < b,
    lambda a, b: a >= b, lambda a, b: -a, lambda a, b: +a, lambda a, b: abs(a), lambda a, b: hash(a) if not a.is_nan() else 0, lambda a, b: bool(a),
    lambda a, b: round(a, 2), lambda a, b: a + 3, lambda a, b: 5 - a, lambda a, b: a.as_tuple(), lambda a, b: str(a), lambda a, b: a.quantize(Decimal("0.01"), ROUND_HALF_UP),
    lambda a, b: a.to_integral_value(), lambda a, b: a.adjusted(), lambda a, b: a.as_integer_ratio() if -50 < a.adjusted() < 50 else 0, lambda a, b: a == 1.5,
    lambda a, b: int(a) if a.adjusted() < 50 else 0, lambda a, b: float(a), lambda a, b: divmod(a, b), lambda a, b: a.compare(b),
]


def operation(c):
    kind = below(12)
    a, b = number(), number()
    if kind < 2:
        name = UNARY[below(len(UNARY))]
        return name, (a,), lambda: getattr(c, name)(Decimal(a) if name != "create_decimal" else a)
    if kind < 7:
        name = BINARY[below(len(BINARY))]
        return name, (a, b), lambda: getattr(c, name)(Decimal(a), Decimal(b))
    if kind == 7:
        third = number()
        return "fma", (a, b, third), lambda: c.fma(Decimal(a), Decimal(b), Decimal(third))
    if kind == 8:
        spec = SPECS[below(len(SPECS))]
        return "format " + spec, (a,), lambda: format(Decimal(a), spec)
    if kind == 9 and below(3) == 0:
        name = SLOW[below(3)]
        return name, (a,), lambda: getattr(c, name)(Decimal(a))
    if kind == 9:
        other = str(below(12) - 4)
        return "power", (a, other), lambda: c.power(Decimal(a), Decimal(other))
    at = below(len(OPERATORS))
    return "operator %d" % at, (a, b), lambda: OPERATORS[at](Decimal(a), Decimal(b))


total = 0
for count in range(COUNT):
    c = context()
    setcontext(c)
    name, values, run = operation(c)
    try:
        answer = repr(run())
    except ArithmeticError as error:
        answer = type(error).__name__ + str([kind.__name__ for kind in error.args[0]] if isinstance(error.args[0], list) else error)
    except (ValueError, TypeError) as error:
        answer = "%s: %s" % (type(error).__name__, error)
    line = "%s %s -> %s %s" % (name, " ".join(values), answer, [kind.__name__ for kind in SIGNALS if c.flags[kind]])
    total = crc32(line.encode(), total)
    if COUNT > 1000 or count % 10 == 0:
        print(line)
print(total)
