"""Tuples whose items have names, as the system gives them."""


_dict = dict


def make(name, module, fields, hidden=(), constructible=True):
    """A class of tuples with these fields; hidden ones have names only."""
    count = len(fields)
    unnamed = fields.count(None)
    # Fields without a name are shown under that of the hidden one that says more.
    shown = fields[: count - unnamed] + hidden[:unnamed]

    class Sequence(tuple):
        n_fields = count + len(hidden)
        n_sequence_fields = count
        n_unnamed_fields = unnamed
        __match_args__ = tuple([field for field in fields if field is not None])

        def __new__(cls, sequence, dict=None, /):
            if not constructible:
                raise TypeError(f"cannot create '{module}.{name}' instances")
            if dict is not None and not isinstance(dict, _dict):
                raise TypeError(f"{module}.{name}() takes a dict as second arg, if any")
            return _of(cls, sequence, dict)

        def __repr__(self):
            items = [f"{field}={item!r}" for field, item in zip(shown, self)]
            return f"{module}.{name}({', '.join(items)})"

        def __reduce__(self):
            return type(self), (tuple(self), dict(zip(hidden, self._hidden)) if hidden else {})

    def _of(cls, sequence, given=None):
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
            rest += (None,) * (len(hidden) - len(rest))
            if given:
                rest = tuple([given.get(field) if item is None else item for field, item in zip(hidden, rest)])
            if unnamed:
                # The first hidden fields say what those without a name say.
                rest = tuple([items[count - unnamed + at] if at < unnamed and item is None else item for at, item in enumerate(rest)])
            self._hidden = rest
        return self

    Sequence.__name__ = name
    Sequence.__qualname__ = name
    Sequence.__module__ = module
    for place, field in enumerate(fields):
        if field is None:
            continue
        setattr(Sequence, field, property(_item(place)))
    for place, field in enumerate(hidden):
        setattr(Sequence, field, property(_hidden(place)))
    return Sequence, lambda *items: _of(Sequence, items)


def _item(place):
    return lambda self: self[place]


def _hidden(place):
    return lambda self: self._hidden[place]
