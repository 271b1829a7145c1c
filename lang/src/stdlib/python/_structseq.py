"""Tuples whose items have names, as the system gives them."""


def make(name, module, fields, hidden=(), constructible=True):
    """A class of tuples with these fields; hidden ones have names only."""
    count = len(fields)

    class Sequence(tuple):
        n_fields = count + len(hidden)
        n_sequence_fields = count
        n_unnamed_fields = 0
        __match_args__ = tuple(fields)

        def __new__(cls, sequence, dict=None, /):
            if not constructible:
                raise TypeError(f"cannot create '{module}.{name}' instances")
            return _of(cls, sequence)

        def __repr__(self):
            items = [f"{field}={item!r}" for field, item in zip(fields, self)]
            return f"{module}.{name}({', '.join(items)})"

        def __reduce__(self):
            return type(self), (tuple(self),)

    def _of(cls, sequence):
        items = tuple(sequence)
        if len(items) < count:
            at_least = "at least " if hidden else ""
            raise TypeError(f"{module}.{name}() takes an {at_least}{count}-sequence ({len(items)}-sequence given)")
        if len(items) > count + len(hidden):
            at_most = "at most " if hidden else ""
            raise TypeError(f"{module}.{name}() takes an {at_most}{count + len(hidden)}-sequence ({len(items)}-sequence given)")
        self = tuple.__new__(cls, items[:count])
        if hidden:
            rest = items[count:]
            self._hidden = rest + (None,) * (len(hidden) - len(rest))
        return self

    Sequence.__name__ = name
    Sequence.__qualname__ = name
    Sequence.__module__ = module
    for place, field in enumerate(fields):
        setattr(Sequence, field, property(_item(place)))
    for place, field in enumerate(hidden):
        setattr(Sequence, field, property(_hidden(place)))
    return Sequence, lambda *items: _of(Sequence, items)


def _item(place):
    return lambda self: self[place]


def _hidden(place):
    return lambda self: self._hidden[place]
