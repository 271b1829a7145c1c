"""Variables of a context."""

from _thread import _exchange

__all__ = ["Context", "ContextVar", "Token", "copy_context"]


class _Missing:
    def __repr__(self):
        return "<Token.MISSING>"


_nothing = _Missing()


class Context:
    """What variables are set to."""

    def __init__(self):
        self._values = {}
        self._entered = False

    def run(self, callable, /, *args, **kwargs):
        """Calls something in this context."""
        if self._entered:
            raise RuntimeError(f"cannot enter context: {self!r} is already entered")
        before = _here[0]
        _here[0] = self
        self._entered = True
        try:
            return callable(*args, **kwargs)
        finally:
            _here[0] = before
            self._entered = False

    def copy(self):
        """A context with the same values."""
        new = Context()
        new._values = dict(self._values)
        return new

    def __getitem__(self, var):
        if not isinstance(var, ContextVar):
            raise TypeError(f"a ContextVar key was expected, got {var!r}")
        return self._values[var]

    def __contains__(self, var):
        return var in self._values

    def get(self, var, default=None):
        return self._values.get(var, default)

    def __eq__(self, other):
        return self._values == other._values if isinstance(other, Context) else NotImplemented

    __hash__ = None

    def __iter__(self):
        return iter(self._values)

    def __len__(self):
        return len(self._values)

    def keys(self):
        return self._values.keys()

    def values(self):
        return self._values.values()

    def items(self):
        return self._values.items()


# The context of the thread that runs: the item is exchanged with the thread. `None`, if the thread has none yet.
_here = [None]
_exchange(_here)


def _current():
    here = _here[0]
    if here is None:
        here = _here[0] = Context()
    return here


class Token:
    """What a variable was before it was set."""

    MISSING = _nothing

    def __new__(cls, *args, **kwargs):
        raise RuntimeError("Tokens can only be created by ContextVars")

    def __repr__(self):
        used = " used" if self._used else ""
        return f"<Token{used} var={self.var!r} at 0x{id(self):x}>"


class ContextVar:
    """A variable that each context has."""

    def __init__(self, name, *, default=_nothing):
        if not isinstance(name, str):
            raise TypeError("context variable name must be a str")
        self.name = name
        self._default = default

    def get(self, default=_nothing, /):
        """The value here."""
        found = _current()._values.get(self, _nothing)
        if found is not _nothing:
            return found
        if default is not _nothing:
            return default
        if self._default is not _nothing:
            return self._default
        raise LookupError(self)

    def set(self, value, /):
        """Sets the value here."""
        token = object.__new__(Token)
        token.var = self
        token.old_value = _current()._values.get(self, _nothing)
        token._used = False
        token._context = _current()
        _current()._values[self] = value
        return token

    def reset(self, token, /):
        """Sets the value to what it was."""
        if not isinstance(token, Token):
            raise TypeError(f"expected an instance of Token, got {token!r}")
        if token._used:
            raise RuntimeError(f"{token!r} has already been used once")
        if token.var is not self:
            raise ValueError(f"{token!r} was created by a different ContextVar")
        if token._context is not _current():
            raise ValueError(f"{token!r} was created in a different Context")
        token._used = True
        if token.old_value is _nothing:
            _current()._values.pop(self, None)
        else:
            _current()._values[self] = token.old_value

    def __repr__(self):
        default = "" if self._default is _nothing else f" default={self._default!r}"
        return f"<ContextVar name={self.name!r}{default} at 0x{id(self):x}>"

    def __class_getitem__(cls, item):
        return type(list[int])(cls, item)


def copy_context():
    """A context with the values of here."""
    return _current().copy()
