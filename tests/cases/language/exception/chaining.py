# raise from, implicit context, suppressed context.


def parse(text):
    try:
        return int(text)
    except ValueError as e:
        raise RuntimeError("bad number " + repr(text)) from e


try:
    parse("x1")
except RuntimeError as e:
    print(e, "|", repr(e.__cause__), "|", e.__cause__ is e.__context__, e.__suppress_context__)


def cleanup():
    try:
        {}["gone"]
    except KeyError:
        [][3]


try:
    cleanup()
except IndexError as e:
    print(e, "|", repr(e.__context__), e.__cause__, e.__suppress_context__)
try:
    try:
        1 / 0
    except ZeroDivisionError:
        raise ValueError("hidden") from None
except ValueError as e:
    print(e, repr(e.__context__), e.__cause__, e.__suppress_context__)
first = KeyError("first")
try:
    raise TypeError("second") from first
except TypeError as e:
    print(e.__cause__ is first)
try:
    raise TypeError from 5
except TypeError as e:
    print(e)
caught = 0
for i in range(150):
    try:
        try:
            if i % 3 == 0:
                raise KeyError(i)
            parse(str(i) if i % 2 else "?")
        except KeyError as e:
            raise IndexError(i) from e
    except IndexError as e:
        caught += e.__cause__.args[0]
    except RuntimeError as e:
        caught += len(str(e.__cause__))
print(caught)
