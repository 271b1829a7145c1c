from array import array

from measured import main

numbers = array("i", range(1000))
floats = array("d", [x * 0.5 for x in range(1000)])
text = numbers.tobytes()
grown = array("q")


def append():
    grown.append(7)
    if len(grown) > 1000:
        del grown[:]


def added():
    total = 0
    for i in range(len(numbers)):
        total += numbers[i]
    return total


def stored():
    for i in range(len(floats)):
        floats[i] = i * 0.5


def extended():
    made = array("i")
    made.extend(numbers)
    made += numbers
    return len(made)


main(globals(), [
    ("make", "array('i', (1, 2, 3))"),
    ("append", "append()"),
    ("index 1000", "added()"),
    ("store 1000", "stored()"),
    ("sum", "sum(numbers)"),
    ("slice", "numbers[10:20]"),
    ("extend", "extended()"),
    ("tobytes", "numbers.tobytes()"),
    ("frombytes", "array('i', text)"),
    ("tolist", "numbers.tolist()"),
    ("from list", "array('i', [1] * 100)"),
    ("compare", "numbers == numbers[:]"),
    ("count", "numbers.count(5)"),
])
