"""`type()` with three arguments, of another name each time, and a class that inherits from that."""


def one(turn):
    base = type(f"Base{turn}", (), {"value": turn})
    derived = type(f"Derived{turn}", (base,), {"other": 1})
    thing = derived()
    setattr(thing, f"field{turn}", thing.value)
    assert getattr(thing, f"field{turn}") == turn
