# What a range is asked in a loop: its length, its numbers from both ends, whether it has any, what is in it; for ranges of all sorts.
BIG = 1 << 62
RANGES = [
    range(0),
    range(5),
    range(5, 0),
    range(-7, 8, 3),
    range(9, -10, -4),
    range(BIG - 5, BIG - 1),
    range(BIG - 5, BIG + 5, 2),
    range(-BIG, BIG - 1),
    range(-BIG, BIG - 1, BIG - 1),
    range(-BIG, BIG, 3),
    range(BIG - 1, -BIG, -1),
    range(BIG - 1, -BIG, 1 - BIG),
    range(0, BIG * 8, BIG),
]
ASKED = [0, 1, -1, 2, -3, 4, 5, 8, True, BIG - 2, BIG - 1, BIG, -BIG, -BIG + 3, 1 - BIG, BIG * 4]


def at(numbers, index):
    try:
        return numbers[index]
    except (IndexError, TypeError) as error:
        return type(error).__name__


def ask(numbers, rounds):
    for _ in range(rounds):
        told = [at(numbers, "1"), at(numbers, 2.0)]
        for asked in ASKED:
            told.append((at(numbers, asked), asked in numbers, asked not in numbers, not numbers))
        try:
            told.append((len(numbers), "some" if numbers else "none"))
        except OverflowError as error:
            told.append(str(error))
    return told


for numbers in RANGES:
    print(numbers, ask(numbers, 60))
for rounds in range(40):
    told = [ask(numbers, 3) for numbers in RANGES]
print(told)
print([x in range(4) for x in (2.0, 2.5, "2", None)])
