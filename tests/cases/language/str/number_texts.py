# Numbers to text and back: words, roman numerals, binary fractions, grouping, parsing with errors.

ONES = "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split()
TENS = "twenty thirty forty fifty sixty seventy eighty ninety".split()


def words(n):
    if n < 0:
        return "minus " + words(-n)
    if n < 20:
        return ONES[n]
    if n < 100:
        return TENS[n // 10 - 2] + ("-" + ONES[n % 10] if n % 10 else "")
    for size, name in ((10**9, "billion"), (10**6, "million"), (1000, "thousand"), (100, "hundred")):
        if n >= size:
            rest = n % size
            return words(n // size) + " " + name + (" " + words(rest) if rest else "")


print(words(0), words(17), words(42), words(100), words(1999), words(-1000001), words(10**12 + 5))
print(sum([len(words(n).replace(" ", "").replace("-", "")) for n in range(1, 200)]))


def number(text):
    value = group = 0
    for w in text.replace("-", " ").split():
        if w in ONES:
            group += ONES.index(w)
        elif w in TENS:
            group += (TENS.index(w) + 2) * 10
        elif w == "hundred":
            group *= 100
        elif w == "thousand":
            value, group = value + group * 1000, 0
        else:
            raise ValueError("what is " + repr(w))
    return value + group


print(all([number(words(n)) == n for n in range(0, 30000, 201)]))
try:
    number("two dozen")
except ValueError as e:
    print(e)


def parse_float(text):
    text = text.strip().lower()
    sign = -1 if text.startswith("-") else 1
    text = text.lstrip("+-")
    mantissa, _, exponent = text.partition("e")
    whole, _, part = mantissa.partition(".")
    return sign * int(whole + part or "0") * 10.0 ** (int(exponent or 0) - len(part))


print([parse_float(t) for t in ("12", "-3.5", "1e3", "2.5E-2", ".5", "+7.")])


def group(n):
    text = str(n)
    out = ""
    while len(text) > 3:
        out = "," + text[-3:] + out
        text = text[:-3]
    return text + out


print(group(5), group(1234567), all([group(n) == f"{n:,}" for n in (0, 999, 1000, 10**9, 10**30)]))


def binary(x, digits):
    out = bin(int(x)) + "."
    x -= int(x)
    for _ in range(digits):
        x *= 2
        out += str(int(x))
        x -= int(x)
    return out


print(binary(5.625, 6), binary(0.1, 20), "".join([str(d) for d in range(10)])[::-1], str(10**25)[:4], str(-0.0), repr(1e22), int("٣"), "²".isdigit(), "12".isdecimal(), "1_0".isdigit())
for bad in ("", "1 2", "0b1", "1e5", "--1", "1_", "½"):
    try:
        print(int(bad))
    except ValueError as e:
        print(e)
