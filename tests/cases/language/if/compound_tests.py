# and, or, not and chains inside conditions, with operands of every kind and side effects counted.

calls = {"a": 0, "b": 0, "c": 0}


def t(name, value):
    calls[name] += 1
    return value


def run(n):
    hits = [0] * 6
    for i in range(n):
        if t("a", i % 2) and t("b", i % 3) or t("c", i % 5 == 0):
            hits[0] += 1
        if not (t("a", i % 4 == 0) or not t("b", i % 6)):
            hits[1] += 1
        if (i & 1) == 0 and (i & 2 or i & 4) and not i & 8:
            hits[2] += 1
        if i and i % 10 == 0 or i in (3, 33) or 50 < i <= 60 and i != 55:
            hits[3] += 1
        if (x := i % 7) and (y := x % 3) and x != y:
            hits[4] += x * y
        if [] or {} or "" or 0 or None or i > 100:
            hits[5] += 1
    return hits


print(run(150), calls)


def leap(year):
    return year % 4 == 0 and (year % 100 != 0 or year % 400 == 0)


print([y for y in (1900, 1904, 2000, 2023, 2024, 2100) if leap(y)], sum([leap(y) for y in range(1, 401)]))


def kind(ch):
    if "0" <= ch <= "9":
        return "digit"
    elif "a" <= ch <= "z" or "A" <= ch <= "Z" or ch == "_":
        return "word"
    elif ch in " \t\n":
        return "space"
    return "other"


counts = {}
for ch in "Hello, World_42!\n\t x=1+2;" * 8:
    counts[kind(ch)] = counts.get(kind(ch), 0) + 1
print(counts)
days = 0
for month in range(1, 13):
    if month == 2:
        days += 28
    elif month in (4, 6, 9, 11):
        days += 30
    else:
        days += 31
print(days)
values = [None, 0, "", "x", [], [0], 0.0, 1.5]
print(["T" if v else "N" if v is None else "F" for v in values], [(v or "dflt") for v in values], [(v and "set") for v in values])
a, b = 3, 7
print(a if a > b else b, (a, b)[a > b], a < b and "less" or "more", (a > b and [1] or [2])[0], not a == b, not a is b)
