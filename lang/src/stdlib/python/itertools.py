"""Iterators for loops: each a class with the state of the iteration."""

import _orders
import operator as _operator

_MAXSIZE = (1 << 63) - 1


class _Iterator:
    __slots__ = ()

    def __iter__(self):
        return self

    def __reduce_ex__(self, protocol, /):
        # What is in slots has no place in the first two protocols.
        return object.__reduce_ex__(self, max(protocol, 2))


def _counts(number):
    if isinstance(number, (int, float)):
        return True
    kind = type(number)
    return hasattr(number, "__add__") and hasattr(kind, "__float__") or hasattr(kind, "__index__") or hasattr(kind, "__complex__")


class count(_Iterator):
    """count(start=0, step=1): start, start + step, start + 2 * step, ..."""

    __slots__ = ("_at", "_step")

    def __init__(self, start=0, step=1):
        if not (_counts(start) and _counts(step)):
            raise TypeError("a number is required")
        self._at = start
        self._step = step

    def __next__(self):
        at = self._at
        self._at = at + self._step
        return at

    def __repr__(self):
        if isinstance(self._step, int) and self._step == 1:
            return f"count({self._at!r})"
        return f"count({self._at!r}, {self._step!r})"

    def __reduce__(self):
        if isinstance(self._step, int) and self._step == 1:
            return type(self), (self._at,)
        return type(self), (self._at, self._step)


class cycle(_Iterator):
    """cycle(iterable): its items, again and again."""

    __slots__ = ("_it", "_saved", "_place")

    def __init__(self, iterable, /):
        self._it = iter(iterable)
        self._saved = []
        self._place = -1

    def __next__(self):
        saved = self._saved
        place = self._place
        if place < 0:
            try:
                item = next(self._it)
                if place == -1:
                    saved.append(item)
                return item
            except StopIteration:
                if not saved:
                    raise
                place = 0
        item = saved[place]
        place += 1
        self._place = place if place < len(saved) else 0
        return item

    # As CPython's are pickled: what is left of the first pass, what was saved, and whether that is everything.
    def __reduce__(self):
        if self._place < 0:
            return type(self), (self._it,), (self._saved, self._place != -1)
        it = iter(self._saved)
        it.__setstate__(self._place)
        return type(self), (it,), (self._saved, True)

    def __setstate__(self, state, /):
        if not isinstance(state, tuple) or len(state) != 2 or not isinstance(state[0], list):
            raise TypeError("state is not a tuple")
        self._place = -2 if _operator.index(state[1]) else -1
        self._saved = state[0]


class repeat(_Iterator):
    """repeat(object, times): the object, for ever or so many times."""

    __slots__ = ("_object", "_left")

    def __init__(self, object, times=None):
        self._object = object
        if times is None:
            self._left = -1
        else:
            if type(times) is not int:
                times = _operator.index(times)
            self._left = times if times > 0 else 0

    def __next__(self):
        left = self._left
        if left > 0:
            self._left = left - 1
        elif left == 0:
            raise StopIteration
        return self._object

    def __repr__(self):
        if self._left < 0:
            return f"repeat({self._object!r})"
        return f"repeat({self._object!r}, {self._left})"

    def __length_hint__(self):
        if self._left < 0:
            raise TypeError("len() of unsized object")
        return self._left

    def __reduce__(self):
        if self._left < 0:
            return type(self), (self._object,)
        return type(self), (self._object, self._left)


class accumulate(_Iterator):
    """accumulate(iterable, func=operator.add, *, initial=None): what the items come to so far."""

    __slots__ = ("_it", "_func", "_total", "_state")

    def __init__(self, iterable, func=None, *, initial=None):
        self._it = iter(iterable)
        self._func = func
        self._total = initial
        # 0: nothing given yet; 1: the initial value is to be given; 2: under way.
        self._state = 0 if initial is None else 1

    def __next__(self):
        state = self._state
        if state == 1:
            self._state = 2
            return self._total
        item = next(self._it)
        if state == 0:
            self._state = 2
        elif self._func is None:
            item = self._total + item
        else:
            item = self._func(self._total, item)
        self._total = item
        return item


class chain(_Iterator):
    """chain(*iterables): the items of one after those of the other."""

    __slots__ = ("_sources", "_it")

    def __init__(self, *iterables):
        self._sources = iter(iterables)
        self._it = None

    @classmethod
    def from_iterable(cls, iterable, /):
        made = cls()
        made._sources = iter(iterable)
        return made

    def __next__(self):
        it = self._it
        if it is not None:
            try:
                return next(it)
            except StopIteration:
                self._it = None
        return self._further()

    def _source(self):
        if self._sources is None:
            raise StopIteration
        try:
            source = next(self._sources)
        except StopIteration:
            self._sources = None
            raise
        try:
            it = self._it = iter(source)
        except TypeError:
            self._sources = None
            raise
        return it

    def _further(self):
        try:
            return next(self._source())
        except StopIteration:
            if self._sources is None:
                raise
        return self._search()

    # Apart, for those that are empty: a function without a loop is followed by traces.
    def _search(self):
        while True:
            it = self._source()
            try:
                return next(it)
            except StopIteration:
                self._it = None

    def __reduce__(self):
        state = (self._sources,) if self._it is None else (self._sources, self._it)
        return type(self), (), None if self._sources is None else state

    def __setstate__(self, state, /):
        if not isinstance(state, tuple):
            raise TypeError("state is not a tuple")
        if len(state) not in (1, 2) or not all([hasattr(type(it), "__next__") for it in state]):
            raise TypeError("Arguments must be iterators.")
        self._sources, self._it = (*state, None)[:2]

    def __class_getitem__(cls, item):
        import types

        return types.GenericAlias(cls, item)


class compress(_Iterator):
    """compress(data, selectors): the data whose selector is true."""

    __slots__ = ("_data", "_selectors")

    def __init__(self, data, selectors):
        self._data = iter(data)
        self._selectors = iter(selectors)

    def __next__(self):
        data = self._data
        selectors = self._selectors
        while True:
            item = next(data)
            if next(selectors):
                return item


class dropwhile(_Iterator):
    """dropwhile(predicate, iterable): what comes from the first item on that fails."""

    __slots__ = ("_predicate", "_it", "_started")

    def __init__(self, predicate, iterable, /):
        self._predicate = predicate
        self._it = iter(iterable)
        self._started = False

    def __next__(self):
        it = self._it
        if self._started:
            return next(it)
        predicate = self._predicate
        while True:
            item = next(it)
            if not predicate(item):
                self._started = True
                return item


class takewhile(_Iterator):
    """takewhile(predicate, iterable): what comes before the first item that fails."""

    __slots__ = ("_predicate", "_it", "_stopped")

    def __init__(self, predicate, iterable, /):
        self._predicate = predicate
        self._it = iter(iterable)
        self._stopped = False

    def __next__(self):
        if self._stopped:
            raise StopIteration
        item = next(self._it)
        if self._predicate(item):
            return item
        self._stopped = True
        raise StopIteration


class filterfalse(_Iterator):
    """filterfalse(predicate, iterable): the items that fail."""

    __slots__ = ("_predicate", "_it")

    def __init__(self, predicate, iterable, /):
        self._predicate = predicate
        self._it = iter(iterable)

    def __next__(self):
        it = self._it
        predicate = self._predicate
        if predicate is None or predicate is bool:
            while True:
                item = next(it)
                if not item:
                    return item
        while True:
            item = next(it)
            if not predicate(item):
                return item


class starmap(_Iterator):
    """starmap(function, iterable): the function called with the items of each item."""

    __slots__ = ("_function", "_it")

    def __init__(self, function, iterable, /):
        self._function = function
        self._it = iter(iterable)

    def __next__(self):
        args = next(self._it)
        if type(args) is not tuple:
            args = tuple(args)
        return self._function(*args)


def _asked(value):
    """A bound; -1 if it is none."""
    try:
        value = _operator.index(value)
    except Exception:
        return -1
    return value if -_MAXSIZE <= value <= _MAXSIZE else -1


def _skip(it, count, until):
    while count < until:
        next(it)
        count += 1
    return count


class islice(_Iterator):
    """islice(iterable, [start,] stop [, step]): as a slice, of anything."""

    __slots__ = ("_it", "_next", "_stop", "_step", "_count")

    def __init__(self, iterable, /, *bounds):
        if not 1 <= len(bounds) <= 3:
            most = "at least 2 arguments" if not bounds else "at most 4 arguments"
            raise TypeError(f"islice expected {most}, got {len(bounds) + 1}")
        start, stop, step = 0, bounds[0], None
        if len(bounds) > 1:
            start = 0 if stop is None else _asked(stop)
            stop = bounds[1]
        if stop is not None:
            stop = _asked(stop)
            if stop == -1:
                raise ValueError("Stop argument for islice() must be None or an integer: 0 <= x <= sys.maxsize.")
        if start < 0 or stop is not None and stop < 0:
            raise ValueError("Indices for islice() must be None or an integer: 0 <= x <= sys.maxsize.")
        if len(bounds) == 3:
            step = bounds[2]
        step = 1 if step is None else _asked(step)
        if step < 1:
            raise ValueError("Step for islice() must be a positive integer or None.")
        self._it = iter(iterable)
        self._next = start
        self._stop = stop
        self._step = step
        self._count = 0

    def __next__(self):
        it = self._it
        if it is None:
            raise StopIteration
        wanted = self._next
        stop = self._stop
        until = wanted if stop is None or wanted < stop else stop
        count = self._count
        try:
            if count < until:
                count = self._count = _skip(it, count, until)
            if stop is not None and count >= stop:
                raise StopIteration
            item = next(it)
        except BaseException:
            self._it = None
            raise
        self._count = count + 1
        self._next = wanted + self._step
        return item


class pairwise(_Iterator):
    """pairwise(iterable): each item with the one after it."""

    __slots__ = ("_it", "_has", "_before")

    def __init__(self, iterable, /):
        self._it = iter(iterable)
        self._has = False
        self._before = None

    def __next__(self):
        it = self._it
        if not self._has:
            self._before = next(it)
            self._has = True
        before = self._before
        item = next(it)
        self._before = item
        return before, item


class zip_longest(_Iterator):
    """zip_longest(*iterables, fillvalue=None): as zip, up to the end of the longest."""

    __slots__ = ("_its", "_left", "_fill")

    def __init__(self, *iterables, fillvalue=None):
        self._its = [iter(iterable) for iterable in iterables]
        self._left = len(iterables)
        self._fill = fillvalue

    def __next__(self):
        if not self._left:
            raise StopIteration
        count = len(self._its)
        if count == 2:
            return self._item(0), self._item(1)
        return tuple([self._item(place) for place in range(count)])

    def _item(self, place):
        it = self._its[place]
        if it is None:
            return self._fill
        try:
            return next(it)
        except StopIteration:
            self._left -= 1
            if not self._left:
                raise
            self._its[place] = None
            return self._fill
        except BaseException:
            self._left = 0
            raise


class product(_Iterator):
    """product(*iterables, repeat=1): one item of each, in all ways."""

    __slots__ = ("_pools", "_places", "_head", "_last", "_place")

    def __init__(self, *iterables, repeat=1):
        if type(repeat) is not int:
            repeat = _operator.index(repeat)
        if repeat < 0:
            raise ValueError("repeat argument cannot be negative")
        self._pools = [tuple(iterable) for iterable in iterables] * repeat
        self._places = None
        # What comes next is the head with the item of the last pool that is at this place.
        self._head = self._last = ()
        self._place = 0

    def __next__(self):
        place = self._place
        last = self._last
        if place < len(last):
            self._place = place + 1
            return self._head + (last[place],)
        return self._carry()

    def _carry(self):
        pools = self._pools
        if pools is None:
            raise StopIteration
        places = self._places
        at = len(pools) - 2
        if places is None:
            places = self._places = [0] * (at + 1)
            ended = not all(pools)
        else:
            while at >= 0 and places[at] + 1 == len(pools[at]):
                places[at] = 0
                at -= 1
            ended = at < 0
            if not ended:
                places[at] += 1
        if ended:
            self._pools = None
            self._last = ()
            raise StopIteration
        if not pools:
            self._pools = None
            return ()
        head = self._head = tuple([pools[at][place] for at, place in enumerate(places)])
        last = self._last = pools[-1]
        self._place = 1
        return head + (last[0],)

    # The places of what was given last.
    def __reduce__(self):
        pools = ((),) if self._pools is None else tuple(self._pools)
        state = (*self._places, self._place - 1) if self._pools and self._places is not None else None
        return type(self), pools, state

    def __setstate__(self, state, /):
        pools = self._pools
        if not isinstance(state, tuple) or len(state) != len(pools):
            raise ValueError("invalid arguments")
        if not all(pools):
            self._pools, self._last = None, ()
            return
        places = [min(max(_operator.index(place), 0), len(pool) - 1) for place, pool in zip(state, pools)]
        self._place = places.pop() + 1
        self._places, self._last = places, pools[-1]
        self._head = tuple([pool[place] for pool, place in zip(pools, places)])


class combinations(_Iterator):
    """combinations(iterable, r): r of the items, in their order."""

    __slots__ = ("_pool", "_r", "_places", "_row", "_done")

    _again = False

    def __init__(self, iterable, r):
        r = _operator.index(r)
        pool = self._pool = tuple(iterable)
        if r < 0:
            raise ValueError("r must be non-negative")
        self._r = r
        self._places = None
        self._row = None
        self._done = r > len(pool)

    def __next__(self):
        if self._done:
            raise StopIteration
        pool = self._pool
        places = self._places
        r = self._r
        if places is None:
            self._places = list(range(r))
            self._row = list(pool[:r])
            return pool[:r]
        if r:
            place = places[-1] + 1
            if place < len(pool):
                places[-1] = place
                row = self._row
                row[-1] = pool[place]
                return tuple(row)
        return self._carry(pool, places, r)

    def _carry(self, pool, places, r):
        at = r - 1
        last = len(pool) - r
        while at >= 0 and places[at] == at + last:
            at -= 1
        if at < 0:
            self._done = True
            raise StopIteration
        row = self._row
        place = places[at] + 1
        while at < r:
            places[at] = place
            row[at] = pool[place]
            place += 1
            at += 1
        return tuple(row)


class combinations_with_replacement(_Iterator):
    """combinations_with_replacement(iterable, r): r of the items, in their order, each as often as may be."""

    __slots__ = ("_pool", "_r", "_places", "_done")

    def __init__(self, iterable, r):
        r = _operator.index(r)
        pool = self._pool = tuple(iterable)
        if r < 0:
            raise ValueError("r must be non-negative")
        self._r = r
        self._places = None
        self._done = r > 0 and not pool

    def __next__(self):
        if self._done:
            raise StopIteration
        pool = self._pool
        places = self._places
        r = self._r
        if places is None:
            self._places = [0] * r
            return pool[:1] * r
        at = r - 1
        last = len(pool) - 1
        while at >= 0 and places[at] == last:
            at -= 1
        if at < 0:
            self._done = True
            raise StopIteration
        place = places[at] + 1
        while at < r:
            places[at] = place
            at += 1
        return tuple([pool[place] for place in places])


class permutations(_Iterator):
    """permutations(iterable, r=None): r of the items, in every order."""

    __slots__ = ("_pool", "_r", "_places", "_used", "_done", "_head", "_rest", "_orders", "_place")

    def __init__(self, iterable, r=None):
        pool = self._pool = tuple(iterable)
        if r is None:
            r = len(pool)
        elif not isinstance(r, int):
            raise TypeError("Expected int as r")
        elif r < 0:
            raise ValueError("r must be non-negative")
        self._r = r
        self._places = None
        self._used = None
        self._done = r > len(pool)
        # What comes next is the head with some of the others, in the order that is at this place.
        self._head = self._rest = self._orders = ()
        self._place = 0

    def __next__(self):
        place = self._place
        orders = self._orders
        if place < len(orders):
            self._place = place + 1
            rest = self._rest
            order = orders[place]
            length = len(order)
            if length == 4:
                return self._head + (rest[order[0]], rest[order[1]], rest[order[2]], rest[order[3]])
            if length == 3:
                return self._head + (rest[order[0]], rest[order[1]], rest[order[2]])
            if length == 2:
                return self._head + (rest[order[0]], rest[order[1]])
            return self._head + (rest[order[0]],)
        return self._carry()

    def _carry(self):
        if self._done:
            raise StopIteration
        pool = self._pool
        count = len(pool)
        places = self._places
        used = self._used
        r = self._r
        if places is None:
            if r == 0:
                self._done = True
                return ()
            orders = self._orders = _orders.of_last(count, r)
            head = r - len(orders[0])
            places = self._places = list(range(head))
            used = self._used = [place < head for place in range(count)]
        elif not _orders.go_on(places, used):
            self._done = True
            self._rest = self._orders = ()
            raise StopIteration
        self._head = tuple([pool[place] for place in places])
        self._rest = tuple([pool[place] for place in range(count) if not used[place]])
        self._place = 0
        return self.__next__()


class _grouper(_Iterator):
    __slots__ = ("_parent", "_key")

    def __init__(self, parent, key):
        self._parent = parent
        self._key = key

    def __next__(self):
        parent = self._parent
        if parent._group is not self:
            raise StopIteration
        if not parent._has:
            parent._advance()
        if self._key is not parent._key_now and not self._key == parent._key_now:
            raise StopIteration
        parent._has = False
        return parent._item


_nothing = object()


class groupby(_Iterator):
    """groupby(iterable, key=None): keys, each with the run of items that have it."""

    __slots__ = ("_it", "_key", "_key_now", "_key_done", "_item", "_has", "_group")

    def __init__(self, iterable, key=None):
        self._it = iter(iterable)
        self._key = key
        self._key_now = self._key_done = _nothing
        self._item = self._group = None
        self._has = False

    def _advance(self):
        item = next(self._it)
        self._key_now = item if self._key is None else self._key(item)
        self._item = item
        self._has = True

    def __next__(self):
        self._group = None
        while self._key_now is _nothing or self._key_done is not _nothing and (
            self._key_now is self._key_done or self._key_now == self._key_done
        ):
            self._advance()
        self._key_done = self._key_now
        group = self._group = _grouper(self, self._key_now)
        return self._key_now, group


class _Link:
    __slots__ = ("item", "next")

    def __init__(self):
        self.item = self.next = None

    __reduce_ex__ = _Iterator.__reduce_ex__


class _tee(_Iterator):
    """One of several iterators over the same items."""

    __slots__ = ("_it", "_link", "__weakref__")

    def __init__(self, iterable, /):
        if isinstance(iterable, _tee):
            self._it, self._link = iterable._it, iterable._link
        else:
            self._it = iter(iterable)
            self._link = _Link()

    def __next__(self):
        link = self._link
        if link.next is None:
            if link.item is _nothing:
                raise RuntimeError("cannot re-enter the tee iterator")
            # Whoever asks meanwhile, from another thread or from the iterator itself, would wait for ever or take the same item.
            link.item = _nothing
            item = None
            try:
                item = next(self._it)
            finally:
                link.item = item
            link.next = _Link()
        self._link = link.next
        return link.item

    def __copy__(self):
        return type(self)(self)


def tee(iterable, n=2, /):
    """tee(iterable, n=2): n iterators over the same items."""
    n = _operator.index(n)
    if n < 0:
        raise ValueError("n must be >= 0")
    if n == 0:
        return ()
    it = iter(iterable)
    if not hasattr(it, "__copy__"):
        it = _tee(it)
    made = [it]
    while len(made) < n:
        made.append(it.__copy__())
    return tuple(made)

