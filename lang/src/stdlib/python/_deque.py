"""Lists with two ends."""

from _kept import index as _index, sized as _sized, ssize as _ssize
from _operator import _class_name, eq as _eq, ge as _ge, gt as _gt, le as _le, lt as _lt

_most = (1 << 63) - 1
_end = object()


def _clamped(value):
    """A bound of a search."""
    if type(value) is not int:
        if not hasattr(type(value), "__index__"):
            raise TypeError("slice indices must be integers or have an __index__ method")
        value = _index(value)
    return min(max(value, -_most - 1), _most)


def _times(n):
    if type(n) is int:
        return n
    if not hasattr(type(n), "__index__"):
        raise TypeError(f"can't multiply sequence by non-int of type '{_class_name(n)}'")
    return _sized(n)


_nothing = ()


class deque:
    """A list that grows and shrinks quickly at both ends: a ring in a list whose length is a power of two."""

    __module__ = "collections"

    __slots__ = ("_ring", "_head", "_size", "_changes", "_maxlen", "__weakref__")
    # A sequence for `match`, whether or not collections.abc was imported.
    __abc_tpflags__ = 1 << 5

    def __init__(self, iterable=_nothing, maxlen=None):
        if maxlen is not None:
            if not isinstance(maxlen, int):
                raise TypeError("an integer is required")
            if maxlen < 0:
                raise ValueError("maxlen must be non-negative")
        if not hasattr(self, "_ring"):
            self._ring = [None] * 8
        self._maxlen = maxlen
        self._head = 0
        self._size = 0
        self._changes += 1
        if iterable is not _nothing:
            self.extend(iterable)

    def __new__(cls, *args, **keywords):
        self = object.__new__(cls)
        self._ring = [None] * 8
        self._head = 0
        self._size = 0
        self._changes = 0
        self._maxlen = None
        return self

    @property
    def maxlen(self):
        """The most items there may be, or None."""
        return self._maxlen

    def _grow(self):
        ring = self._ring
        head = self._head
        self._ring = ring[head:] + ring[:head] + [None] * len(ring)
        self._head = 0

    def append(self, x, /):
        """Adds an item on the right."""
        size = self._size
        ring = self._ring
        if self._maxlen is not None and size == self._maxlen:
            if size == 0:
                return
            self._changes += 1
            head = self._head
            mask = len(ring) - 1
            ring[head] = None
            ring[(head + size) & mask] = x
            self._head = (head + 1) & mask
            return
        if size == len(ring):
            self._grow()
            ring = self._ring
        self._changes += 1
        ring[(self._head + size) & (len(ring) - 1)] = x
        self._size = size + 1

    def appendleft(self, x, /):
        """Adds an item on the left."""
        size = self._size
        ring = self._ring
        if self._maxlen is not None and size == self._maxlen:
            if size == 0:
                return
            deque.pop(self)
            size -= 1
        if size == len(ring):
            self._grow()
            ring = self._ring
        self._changes += 1
        head = (self._head - 1) & (len(ring) - 1)
        ring[head] = x
        self._head = head
        self._size = size + 1

    def pop(self):
        """Removes the item on the right and gives it."""
        size = self._size
        if not size:
            raise IndexError("pop from an empty deque")
        ring = self._ring
        size -= 1
        at = (self._head + size) & (len(ring) - 1)
        item = ring[at]
        ring[at] = None
        self._size = size
        self._changes += 1
        return item

    def popleft(self):
        """Removes the item on the left and gives it."""
        size = self._size
        if not size:
            raise IndexError("pop from an empty deque")
        ring = self._ring
        head = self._head
        item = ring[head]
        ring[head] = None
        self._head = (head + 1) & (len(ring) - 1)
        self._size = size - 1
        self._changes += 1
        return item

    def extend(self, iterable, /):
        """Adds items on the right."""
        if iterable is self:
            iterable = list(self)
        append = deque.append
        for item in iterable:
            append(self, item)

    def extendleft(self, iterable, /):
        """Adds items on the left, one after the other."""
        if iterable is self:
            iterable = list(self)
        append = deque.appendleft
        for item in iterable:
            append(self, item)

    def clear(self):
        """Removes all items."""
        self._ring = [None] * 8
        self._head = 0
        self._size = 0
        self._changes += 1

    def rotate(self, n=1, /):
        """Moves items from the right end to the left, or the other way."""
        n = _ssize(n)
        size = self._size
        if size <= 1:
            return
        n %= size
        if n <= size >> 1:
            while n:
                self._turn_right()
                n -= 1
        else:
            n = size - n
            while n:
                self._turn_left()
                n -= 1
        self._changes += 1

    def _turn_right(self):
        ring = self._ring
        mask = len(ring) - 1
        head = self._head
        last = (head + self._size - 1) & mask
        item = ring[last]
        ring[last] = None
        head = (head - 1) & mask
        ring[head] = item
        self._head = head

    def _turn_left(self):
        ring = self._ring
        mask = len(ring) - 1
        head = self._head
        item = ring[head]
        ring[head] = None
        ring[(head + self._size) & mask] = item
        self._head = (head + 1) & mask

    def _items(self):
        """The items as a list."""
        ring = self._ring
        head = self._head
        end = head + self._size
        if end <= len(ring):
            return ring[head:end]
        return ring[head:] + ring[: end - len(ring)]

    def _set_items(self, items):
        size = 8
        while size < len(items):
            size *= 2
        self._size = len(items)
        self._head = 0
        self._ring = items + [None] * (size - len(items))
        self._changes += 1

    def __len__(self):
        return self._size

    def __bool__(self):
        return self._size > 0

    def _place(self, index):
        if type(index) is not int:
            if not hasattr(type(index), "__index__"):
                raise TypeError(f"sequence index must be integer, not '{_class_name(index)}'")
            given = index
            index = _index(index)
            if not -_most <= index <= _most:
                raise IndexError(f"cannot fit '{_class_name(given)}' into an index-sized integer")
        size = self._size
        if index < 0:
            index += size
        if not 0 <= index < size:
            raise IndexError("deque index out of range")
        return (self._head + index) & (len(self._ring) - 1)

    def __getitem__(self, index, /):
        place = self._place(index)
        return self._ring[place]

    def __setitem__(self, index, value, /):
        place = self._place(index)
        self._ring[place] = value

    def __delitem__(self, index, /):
        place = (self._place(index) - self._head) & (len(self._ring) - 1)
        items = self._items()
        del items[place]
        self._set_items(items)

    def __iter__(self):
        return _deque_iterator(self)

    def __reversed__(self):
        return _deque_reverse_iterator(self)

    def __contains__(self, value, /):
        changes = self._changes
        for item in self._items():
            if item is value or item == value:
                return True
            if self._changes != changes:
                raise RuntimeError("deque mutated during iteration")
        return False

    def count(self, value, /):
        """How often a value is there."""
        count = 0
        changes = self._changes
        for item in self._items():
            if item is value or item == value:
                count += 1
            if self._changes != changes:
                raise RuntimeError("deque mutated during iteration")
        return count

    def index(self, value, start=0, stop=_most, /):
        """Where a value is first; ValueError if nowhere."""
        changes = self._changes
        start = _clamped(start)
        stop = _clamped(stop)
        size = self._size
        if start < 0:
            start = max(start + size, 0)
        if stop < 0:
            stop = max(stop + size, 0)
        items = self._items()
        for at in range(start, min(stop, size)):
            item = items[at]
            if item is value or item == value:
                return at
            if self._changes != changes:
                raise RuntimeError("deque mutated during iteration")
        raise ValueError(f"{value!r} is not in deque")

    def insert(self, index, value, /):
        """Puts a value before an index."""
        size = self._size
        index = _ssize(index)
        if self._maxlen is not None and self._size >= self._maxlen:
            raise IndexError("deque already at its maximum size")
        if index >= size:
            self.append(value)
        elif index <= -size or index == 0:
            self.appendleft(value)
        else:
            items = self._items()
            items.insert(index, value)
            self._set_items(items)

    def remove(self, value, /):
        """Removes the first of a value; ValueError if there is none."""
        changes = self._changes
        items = self._items()
        for at, item in enumerate(items):
            found = item is value or bool(item == value)
            if self._changes != changes:
                raise IndexError("deque mutated during iteration")
            if found:
                del items[at]
                self._set_items(items)
                return
        raise ValueError(f"{value!r} is not in deque")

    def reverse(self):
        """Turns the order around."""
        items = self._items()
        items.reverse()
        self._set_items(items)

    def copy(self):
        """A deque of the same class with the same items."""
        if type(self) is deque:
            made = deque(maxlen=self._maxlen)
            made._set_items(self._items())
            return made
        if self._maxlen is None:
            return type(self)(self)
        return type(self)(self, self._maxlen)

    __copy__ = copy

    def __add__(self, other, /):
        if not isinstance(other, deque):
            # Sequences come last.
            method = getattr(type(other), "__radd__", None)
            made = NotImplemented if method is None else method(other, self)
            if made is not NotImplemented:
                return made
            raise TypeError(f'can only concatenate deque (not "{_class_name(other)}") to deque')
        made = self.copy()
        made.extend(other)
        return made

    def __iadd__(self, other, /):
        self.extend(other)
        return self

    def __mul__(self, n, /):
        if not hasattr(type(n), "__index__"):
            # Sequences do not multiply each other.
            is_sequence = isinstance(n, (type([]), tuple, str, bytes, bytearray))
            method = None if is_sequence else getattr(type(n), "__rmul__", None)
            made = NotImplemented if method is None else method(n, self)
            if made is not NotImplemented:
                return made
        n = _times(n)
        made = self.copy()
        made *= n
        return made

    __rmul__ = __mul__

    def __imul__(self, n, /):
        n = _times(n)
        items = self._items() * n
        if self._maxlen is not None and len(items) > self._maxlen:
            items = items[len(items) - self._maxlen :]
        self._set_items(items)
        return self

    def _compared(self, other, compare):
        """As two lists are, which nobody may change meanwhile."""
        first, second = _deque_iterator(self), _deque_iterator(other)
        while True:
            x = next(first, _end)
            y = next(second, _end)
            if x is _end or y is _end:
                return compare(x is not _end, y is not _end)
            if x is not y and not x == y:
                return bool(compare(x, y))

    def __eq__(self, other, /):
        if not isinstance(other, deque):
            return NotImplemented
        return self is other or self._size == other._size and self._compared(other, _eq)

    def __ne__(self, other, /):
        # What a subclass says by `__eq__` is not this.
        equal = deque.__eq__(self, other)
        return equal if equal is NotImplemented else not equal

    def __lt__(self, other, /):
        return self._compared(other, _lt) if isinstance(other, deque) else NotImplemented

    def __le__(self, other, /):
        return self._compared(other, _le) if isinstance(other, deque) else NotImplemented

    def __gt__(self, other, /):
        return self._compared(other, _gt) if isinstance(other, deque) else NotImplemented

    def __ge__(self, other, /):
        return self._compared(other, _ge) if isinstance(other, deque) else NotImplemented

    __hash__ = None

    def __repr__(self):
        for other in _shown:
            if other is self:
                return "[...]"
        _shown.append(self)
        try:
            items = repr(self._items())
        finally:
            _shown.pop()
        if self._maxlen is None:
            return f"{type(self).__name__}({items})"
        return f"{type(self).__name__}({items}, maxlen={self._maxlen})"

    def __reduce__(self):
        state = object.__getstate__(self)
        if type(state) is tuple:
            own, slots = state
            slots = {name: value for name, value in slots.items() if name not in deque.__slots__}
            state = (own, slots) if slots else own
        if self._maxlen is None:
            return type(self), (), state or None, iter(self)
        return type(self), ((), self._maxlen), state or None, iter(self)

    def __class_getitem__(cls, item):
        return type(list[int])(cls, item)


_shown = []


class _deque_iterator:
    __module__ = "_collections"
    __slots__ = ("_deque", "_at", "_changes")

    def __init__(self, deque, at=0):
        self._deque = deque
        self._at = at
        self._changes = deque._changes

    def __iter__(self):
        return self

    def __reduce__(self):
        return type(self), (self._deque, self._at)

    def __next__(self):
        deque = self._deque
        at = self._at
        if deque._changes != self._changes:
            self._at = deque._size
            raise RuntimeError("deque mutated during iteration")
        if at >= deque._size:
            raise StopIteration
        self._at = at + 1
        ring = deque._ring
        return ring[(deque._head + at) & (len(ring) - 1)]

    def __length_hint__(self):
        return self._deque._size - self._at


class _deque_reverse_iterator:
    __module__ = "_collections"
    __slots__ = ("_deque", "_at", "_changes")

    def __init__(self, deque, index=0):
        self._deque = deque
        self._at = deque._size - index
        self._changes = deque._changes

    def __iter__(self):
        return self

    def __reduce__(self):
        return type(self), (self._deque, self._deque._size - self._at)

    def __next__(self):
        deque = self._deque
        at = self._at - 1
        if deque._changes != self._changes:
            self._at = 0
            raise RuntimeError("deque mutated during iteration")
        if at < 0:
            raise StopIteration
        self._at = at
        ring = deque._ring
        return ring[(deque._head + at) & (len(ring) - 1)]

    def __length_hint__(self):
        return self._at


