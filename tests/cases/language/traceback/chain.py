# exit: 1
def a():
    try:
        1 / 0
    except ZeroDivisionError as e:
        raise ValueError("second") from e
def b():
    try:
        a()
    except ValueError:
        {}["key"]
try:
    b()
except KeyError as e:
    e.add_note("a note")
    e.add_note("two\nlines")
    raise RuntimeError("third") from None
