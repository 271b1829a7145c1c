"""What a program tells the JIT; what it says about interpreters that are written in Python."""

_MOST_GREENS = 15


class JitDriver:
    """Tells the JIT of an interpreter that is written in Python.

    The greens say where the guest program is, and are constants of a trace; the reds are everything else that changes on the way. Where the
    greens are what they were, a guest loop is closed. The attributes of virtualizables, which are reds, go round such a loop in registers, and
    so do items at constant indices of lists in them, or that are some; they are set where it is left, and before whatever may look.
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
        methods = _driver(self, self.greens, self.reds, self.virtualizables, get_printable_location)
        self.jit_merge_point, self.can_enter_jit = methods


def _checked(function):
    """The function, held to what `@elidable` says of it: `--check-hints`. No trace takes its results for constants."""
    known = {}
    calls = 0

    def checked(*args, **keywords):
        nonlocal calls
        calls += 1
        outcome = _outcome(function, args, keywords)
        told = [outcome]
        if calls & (calls - 1) == 0 or calls % _SAMPLE == 0:
            told.append(_outcome(function, args, keywords))
        key = _key((args, tuple(keywords.items())))
        if key in known:
            told.insert(0, known[key][1])
        elif len(known) < _MOST_KNOWN:
            # What is named by its address in the key stays alive.
            known[key] = args, outcome
        for before, after in zip(told, told[1:]):
            if not _same(before, after):
                _tell_difference(function, args, keywords, before, after)
                break
        is_raised, result = outcome
        if is_raised:
            raise result
        return result

    for name in ("__name__", "__qualname__", "__doc__", "__module__"):
        setattr(checked, name, getattr(function, name))
    checked.__wrapped__ = function
    return checked


_SAMPLE = 64
_MOST_KNOWN = 10_000
_PLAIN = (int, str, bytes, bool, complex, type(None))


def _outcome(function, args, keywords):
    try:
        return False, function(*args, **keywords)
    except Exception as error:
        return True, error


def _key(value):
    """What calls are told apart by: plain values by what they are, others by which object they are."""
    if type(value) is tuple:
        return tuple([_key(item) for item in value])
    if type(value) is float:
        return float, repr(value)
    if type(value) in _PLAIN:
        return type(value), value
    return None, id(value)


def _same(before, after):
    (was_raised, a), (is_raised, b) = before, after
    if was_raised or is_raised:
        return was_raised and is_raised and type(a) is type(b) and _key(a.args) == _key(b.args)
    return _key(a) == _key(b)


def _tell_difference(function, args, keywords, before, after):
    given = [_short(arg) for arg in args] + [f"{name}={_short(arg)}" for name, arg in keywords.items()]
    first, then = [("raised " if is_raised else "") + _short(result) for is_raised, result in (before, after)]
    if first == then:
        then = "another " + then
    gave = "" if before[0] else "gave "
    _wrong_hint(function, f"`{function.__qualname__}({', '.join(given)})` {gave}{first}, then {then}")


def _short(value):
    try:
        text = repr(value)
    except Exception:
        text = f"a {type(value).__name__}"
    return text if len(text) <= 60 else text[:59] + "…"


if _checks_hints():
    _mark = elidable

    def elidable(function):
        if type(function) is not type(_checked):
            return _mark(function)
        return _checked(function)


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
