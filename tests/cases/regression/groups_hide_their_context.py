# exit: 1
# A part of an exception group hides its context, as if it had a cause: what `except*` leaves is shown without the exception that was being handled.
def raised(error):
    try:
        raise error
    except* ValueError:
        pass


def left(error, within):
    if not within:
        raised(error)
    try:
        1 / 0
    except ZeroDivisionError:
        raised(error)


def shown(error):
    context, cause = repr(error.__context__), repr(error.__cause__)
    return type(error).__name__, error.args[0], context, cause, error.__suppress_context__


def make(turn):
    group = ExceptionGroup("group", [ValueError(1), ExceptionGroup("inner", [KeyError(2)])])
    if turn % 3 == 1:
        group.__cause__ = OSError("cause")
    if turn % 3 == 2:
        group.__suppress_context__ = False
    return group


seen = set()
for turn in range(200):
    try:
        left(make(turn), turn % 2)
    except ExceptionGroup as error:
        seen.add(shown(error))
    try:
        left(KeyError(turn % 2), turn % 2)
    except KeyError as error:
        seen.add(shown(error))
for line in sorted(seen):
    print(line)
whole = make(0)
for part in (*whole.split(ValueError), whole.subgroup(KeyError), whole.derive([KeyError()])):
    print(shown(part))
left(make(0), True)
