"""`eval` of one code object, in a new dict each time."""

CODE = compile("number + 1", "<memory>", "eval")


def one(turn):
    assert eval(CODE, {"number": turn}) == turn + 1
