# Operations on random numbers in random contexts: each answer to its last digit, and each signal. A number as argument says how many; `seed` as
# another one where to begin.

import sys
from decimal import *
from zlib import crc32

count = int(sys.argv[1]) if len(sys.argv) > 1 else 600
state = int(sys.argv[2]) if len(sys.argv) > 2 else 20_261_128


def below(n):
    global state
    state = (state * 6364136223846793005 + 1442695040888963407) % 2**64
    return (state >> 20) % n


def digits(most):
    size = 1 + below(most)
    kind = below(6)
    if kind == 0:
        return "9" * size
    if kind == 1:
        return "1" + "0" * (size - 1)
    if kind == 2:
        return "5" + "0" * (size - 1)
    return "".join(str(below(10)) for _ in range(size))


def number(most, exponents):
    sign = "-" if below(3) == 0 else ""
    kind = below(60)
    if kind == 0:
        return Decimal(sign + ["NaN", "Infinity", "sNaN", "NaN123"][below(4)])
    text = digits(most)
    if kind < 4:
        text = "0"
    return Decimal(sign + text + "E" + str(below(2 * exponents) - exponents))


ROUNDINGS = [ROUND_HALF_EVEN] * 4 + [ROUND_UP, ROUND_DOWN, ROUND_CEILING, ROUND_FLOOR, ROUND_HALF_UP, ROUND_HALF_DOWN, ROUND_05UP]


def context():
    precision = [28, 28, 9, 1 + below(6), 1 + below(60), 1 + below(120)][below(6)]
    highest = [999999, 999999, 999999999999999999, 50, precision + below(5)][below(5)]
    return Context(precision, ROUNDINGS[below(len(ROUNDINGS))], -highest, highest, below(2), below(8) == 0, [], [])


TWO = ["add", "subtract", "multiply", "divide", "divide", "divide_int", "remainder", "remainder_near", "divmod", "compare", "quantize", "max", "same_quantum"]
ONE = ["plus", "minus", "abs", "sqrt", "exp", "ln", "log10", "normalize", "to_sci_string", "to_eng_string", "to_integral_exact", "number_class", "next_plus"]
signals = [Clamped, InvalidOperation, DivisionByZero, Inexact, Rounded, Subnormal, Overflow, Underflow, FloatOperation]


def told(answer):
    if isinstance(answer, tuple):
        return " ".join(map(told, answer))
    return str(answer.as_tuple()) if isinstance(answer, Decimal) else str(answer)


def once():
    work = context()
    setcontext(work)
    most, exponents = [(6, 4), (30, 30), (60, 60), (20, 400)][below(4)]
    a, b = number(most, exponents), number(most, exponents)
    if below(3):
        name = TWO[below(len(TWO))]
        answer = getattr(work, name)(a, b)
    else:
        name = ONE[below(len(ONE))]
        if below(3) == 0 and name in ("exp", "ln", "log10"):
            # Near one, and near zero.
            a = Decimal(1 if name != "exp" else 0) + Decimal((below(2), (1 + below(9),), -below(2 * work.prec + 2)))
        answer = getattr(work, name)(a)
    said = [told(answer), str(answer), [kind.__name__ for kind in signals if work.flags[kind]]]
    if isinstance(answer, Decimal) and not answer.is_snan():
        said += [a < b if not (a.is_nan() or b.is_nan()) else None, a == b if not (a.is_snan() or b.is_snan()) else None]
        if answer.is_finite():
            near = abs(answer.adjusted()) < 400
            said += [float(answer).hex() if near else None, hash(answer) if near else None, format(answer, ",.3f") if near and work.prec < 100 and work.Emax > 1000 else None]
    return name, f"{name} {a!s} {b!s} {work.prec} {work.rounding}: {said}"


sums = {}
for at in range(count):
    name, line = once()
    if len(sys.argv) > 3:
        print(line)
    was = sums.get(name, (0, 0))
    sums[name] = was[0] + 1, crc32(line.encode(), was[1])
for name in sorted(sums):
    print(name, *sums[name])
