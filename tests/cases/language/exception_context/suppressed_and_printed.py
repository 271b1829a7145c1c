# exit: 1
# A chain printed at the end: causes, contexts suppressed by from None, notes, a group's parts left alone.
def low(): raise KeyError("low")
def mid():
    try: low()
    except KeyError as e: raise ValueError("mid\nsecond line") from e
def hidden():
    try: mid()
    except ValueError: raise TypeError("hidden shows nothing before") from None
def top():
    try: hidden()
    except TypeError as e:
        e.add_note("a note")
        e.add_note("two\nlines")
        raise LookupError() from e
for i in range(60):
    try: top()
    except LookupError as e: last = e
print(type(last.__cause__).__name__, last.__cause__.__cause__, last.__cause__.__suppress_context__, repr(last.__cause__.__context__))
top()
