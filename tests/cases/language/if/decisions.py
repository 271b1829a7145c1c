# if, elif, else, nested, with every kind of condition, deciding differently over time.


def triangle(a, b, c):
    if a <= 0 or b <= 0 or c <= 0:
        return "invalid"
    elif a + b <= c or a + c <= b or b + c <= a:
        return "impossible"
    elif a == b == c:
        return "equilateral"
    elif a == b or b == c or a == c:
        return "isosceles"
    elif a * a + b * b == c * c:
        return "right"
    else:
        return "scalene"


counts = {}
for a in range(0, 7):
    for b in range(0, 7):
        for c in range(0, 7):
            kind = triangle(a, b, c)
            counts[kind] = counts.get(kind, 0) + 1
print(counts)


def phase(i):
    if i < 100:
        if i % 2:
            r = 1
        else:
            r = 2
    elif i < 200:
        if i % 3:
            pass
        else:
            return -1
        r = 3
    else:
        r = 4 if i % 5 else 5 if i % 7 else 6
    return r


total = 0
for i in range(350):
    total = (total * 7 + phase(i)) % 1000003
print(total)
x = 5
y = "big" if x > 3 else "small" if x > 1 else "tiny"
print(y, 1 if None else 2, (1 if x else 0) + (0 if x else 1))
if not x == 5:
    print("no")
if x:
    pass
else:
    print("no")
if 0:
    print("no")
elif "":
    print("no")
elif x == 5 and y:
    print("yes")
