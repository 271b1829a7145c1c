# Decisions on text: a roman numeral reader, a date checker, a luhn test, a bowling score.


def roman(text):
    values = {"I": 1, "V": 5, "X": 10, "L": 50, "C": 100, "D": 500, "M": 1000}
    total = 0
    for i, ch in enumerate(text):
        if ch not in values:
            raise ValueError(f"bad numeral {ch!r}")
        v = values[ch]
        if i + 1 < len(text) and values.get(text[i + 1], 0) > v:
            total -= v
        else:
            total += v
    return total


print([roman(t) for t in ("", "IV", "MCMXCIV", "MMXXVI", "XLII")])
try:
    roman("XIQ")
except ValueError as e:
    print(e)


def valid_date(text):
    parts = text.split("-")
    if len(parts) != 3:
        return "parts"
    if not all([p.isdigit() for p in parts]):
        return "digits"
    y, m, d = [int(p) for p in parts]
    if not 1 <= m <= 12:
        return "month"
    if m == 2:
        last = 29 if y % 4 == 0 and (y % 100 or y % 400 == 0) else 28
    elif m in (4, 6, 9, 11):
        last = 30
    else:
        last = 31
    return "ok" if 1 <= d <= last else "day"


print([valid_date(t) for t in ("2024-02-29", "2023-02-29", "2000-13-01", "2000-04-31", "x-1-1", "2000-1", "2000-12-31")])


def luhn(number):
    total = 0
    for i, ch in enumerate(reversed(number)):
        d = int(ch)
        if i % 2:
            d *= 2
            if d > 9:
                d -= 9
        total += d
    return total % 10 == 0


print(luhn("4539578763621486"), luhn("8273123273520569"), sum([luhn(str(n)) for n in range(1000, 1300)]))


def bowling(rolls):
    score = frame = i = 0
    while frame < 10 and i < len(rolls):
        if rolls[i] == 10:
            score += 10 + sum(rolls[i + 1 : i + 3])
            i += 1
        elif sum(rolls[i : i + 2]) == 10:
            score += 10 + (rolls[i + 2] if i + 2 < len(rolls) else 0)
            i += 2
        else:
            score += sum(rolls[i : i + 2])
            i += 2
        frame += 1
    return score


print(bowling([10] * 12), bowling([5] * 21), bowling([3, 4] * 10), bowling([10, 7, 3, 9, 0, 10, 0, 8, 8, 2, 0, 6, 10, 10, 10, 8, 1]))


def fizz(n):
    if n % 15 == 0:
        return "FizzBuzz"
    elif n % 5 == 0:
        return "Buzz"
    elif n % 3 == 0:
        return "Fizz"
    else:
        return str(n)


words = {}
for n in range(1, 200):
    w = fizz(n)
    w = w if w.isalpha() else "number"
    words[w] = words.get(w, 0) + 1
print(words)
