"""What a program tells the JIT; what it says about interpreters that are written in Python."""

_MOST_GREENS = 15


class JitDriver:
    """Tells the JIT of an interpreter that is written in Python.

    The greens say where the guest program is, and are constants of a trace; the reds are everything else that changes on the way. Where the
    greens are what they were, a guest loop is closed.
    """

    def __init__(self, greens=(), reds=(), get_printable_location=None, virtualizables=()):
        self.greens = _names("greens", greens)
        self.reds = _names("reds", reds)
        self.virtualizables = _names("virtualizables", virtualizables)
        twice = [name for name in self.greens if name in self.reds]
        if twice:
            raise TypeError(f"a variable is green or red, not both: {', '.join(twice)}")
        if not self.greens:
            raise TypeError("a JitDriver needs greens: the variables that say where the guest program is")
        if len(self.greens) > _MOST_GREENS:
            raise TypeError(f"a JitDriver has at most {_MOST_GREENS} greens")
        for name in self.virtualizables:
            if name not in self.reds:
                raise TypeError(f"virtualizables are reds; {name} is none")
        if get_printable_location is not None and not callable(get_printable_location):
            raise TypeError("get_printable_location must be a function of the greens")
        self.jit_merge_point, self.can_enter_jit = _driver(self, self.greens, self.reds, get_printable_location)


def set_param(driver, name, value):
    """Sets a parameter of the JIT, for all drivers."""
    if driver is not None and not isinstance(driver, JitDriver):
        raise TypeError("set_param() expects a JitDriver or None first")
    _set_param(name, str(value))


def _names(what, names):
    if isinstance(names, str):
        raise TypeError(f"{what} must be a list of names, not a string")
    names = tuple(names)
    for name in names:
        if not isinstance(name, str) or not name.isidentifier():
            raise TypeError(f"{what} must be names of variables, not {name!r}")
    if len(set(names)) < len(names):
        raise TypeError(f"{what} must be named once each")
    return names
