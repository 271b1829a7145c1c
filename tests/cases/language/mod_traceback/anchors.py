# Where the carets of a traceback go, by way of the module.
import traceback


def show(call):
    try:
        call()
    except Exception as error:
        lines = traceback.format_exception(error)
        print("".join(line.split("\n", 1)[1] for line in lines[2:-1]), lines[-1], sep="")


d, x = {}, None


def one():
    return d["a"]["b"]


def two():
    return 1 + 2 + x * 3


def four():
    y = x.attribute.other


def six():
    return f"{x + 1}"


for call in [one, two, four, six]:
    show(call)
rows = 0
for round in range(40):
    try:
        two()
    except TypeError as error:
        frame = traceback.extract_tb(error.__traceback__)[-1]
        rows += frame.colno + frame.end_colno
print(rows, list(one.__code__.co_positions())[0][0] is not None)
