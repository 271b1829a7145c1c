# exit: 1
# An exception nobody catches: the traceback names every frame, with its line.


def parse_row(row):
    fields = row.split(",")
    return int(fields[0]), int(fields[1])


def load(rows):
    total = 0
    for row in rows:
        a, b = parse_row(row)
        total += a * b
    return total


good = [f"{i},{i + 1}" for i in range(150)]
print(load(good))
print(load(good + ["3,x"]))
