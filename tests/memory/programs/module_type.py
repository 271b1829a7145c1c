"""`ModuleType`, with globals of its own and code that runs in them."""

from types import ModuleType


def one(turn):
    module = ModuleType(f"module_{turn}")
    module.value = turn
    exec("other = value + 1", vars(module))
    assert module.other == turn + 1
