"""Exceptions with tracebacks, looked at, and of a class that is new each time now and then."""

KEPT = [None] * 10


def inner(turn):
    if turn % 10 == 0:
        raise type("Problem", (ValueError,), {})(turn)
    raise ValueError(turn)


def one(turn):
    try:
        inner(turn)
    except ValueError as error:
        frame = error.__traceback__.tb_next.tb_frame
        assert frame.f_code.co_name == "inner" and frame.f_locals["turn"] == turn
        KEPT[turn % 10] = error
