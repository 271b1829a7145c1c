"""The generator of random numbers, in CPython's sequence for a seed."""

_new, _seed, _next, _bits, _state, _set_state = new, seed, random, getrandbits, getstate, setstate
del new, seed, random, getrandbits, getstate, setstate


class Random:
    """Random() -> create a random number generator with its own internal state."""

    __slots__ = ("_twister",)

    def __new__(cls, /, *seeds, **keywords):
        if cls is Random and keywords:
            raise TypeError("Random() takes no keyword arguments")
        if len(seeds) > 1:
            raise TypeError(f"Random() requires 0 or 1 argument, not {len(seeds)}")
        self = object.__new__(cls)
        self._twister = _new()
        return self

    def __init__(self, *seeds, **keywords):
        if seeds:
            Random.seed(self, *seeds)

    def seed(self, n=None, /):
        """seed([n]) -> None.

Defaults to use urandom and falls back to a combination
of the current time and the process identifier."""
        if n is not None:
            n = abs(n) if isinstance(n, int) else hash(n) & 0xFFFFFFFFFFFFFFFF
        _seed(self._twister, n)

    def random(self, /):
        """random() -> x in the interval [0, 1)."""
        return _next(self._twister)

    def getrandbits(self, k, /):
        """getrandbits(k) -> x.  Generates an int with k random bits."""
        return _bits(self._twister, k)

    def getstate(self, /):
        """getstate() -> tuple containing the current state."""
        return _state(self._twister)

    def setstate(self, state, /):
        """setstate(state) -> None.  Restores generator state."""
        if not isinstance(state, tuple):
            raise TypeError("state vector must be a tuple")
        _set_state(self._twister, state)
