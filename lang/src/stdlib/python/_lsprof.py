"""What cProfile counts with: calls and times by function, and by who calls whom."""

from sys import setprofile
from time import perf_counter

from _structseq import make

_FIELDS = ("code", "callcount", "reccallcount", "totaltime", "inlinetime")
profiler_entry, _entry = make("profiler_entry", "_lsprof", _FIELDS + ("calls",))
profiler_subentry, _subentry = make("profiler_subentry", "_lsprof", _FIELDS)


class _Counts:
    """Calls of one function, or of one function by another."""

    __slots__ = ("calls", "recursive", "total", "own", "level", "inner")

    def __init__(self):
        self.calls = self.recursive = self.level = 0
        self.total = self.own = 0
        self.inner = None

    def leave(self, total, own):
        self.level -= 1
        if self.level:
            self.recursive += 1
        else:
            self.total += total
        self.own += own
        self.calls += 1


def _name_of(function):
    """What a builtin function is called in statistics."""
    owner = getattr(function, "__self__", None)
    name = function.__name__
    if owner is None or type(owner).__name__ == "module":
        module = getattr(function, "__module__", None) or getattr(owner, "__name__", "builtins")
        return f"<built-in method {module}.{name}>"
    found = getattr(type(owner), name, None)
    return repr(found) if found is not None else f"<built-in method {name}>"


class Profiler:
    """Profiler(timer=None, timeunit=None, subcalls=True, builtins=True)

    Counts calls, and the time that they take, between enable() and disable()."""

    def __init__(self, timer=None, timeunit=0.0, subcalls=True, builtins=True):
        self._timer = perf_counter if timer is None else timer
        self._unit = timeunit or 1 if timer is not None else 1
        self._subcalls, self._builtins = subcalls, builtins
        self._entries = {}
        self._stack = []

    def _hear(self, frame, event, arg):
        if event == "call":
            self._enter(frame.f_code)
        elif event == "return":
            self._leave(frame.f_code)
        elif self._builtins:
            if event == "c_call":
                self._enter(_name_of(arg))
            else:
                self._leave(_name_of(arg))

    def _enter(self, key):
        entry = self._entries.get(key)
        if entry is None:
            entry = self._entries[key] = _Counts()
        entry.level += 1
        sub = None
        if self._subcalls and self._stack:
            caller = self._stack[-1][1]
            if caller.inner is None:
                caller.inner = {}
            sub = caller.inner.get(key)
            if sub is None:
                sub = caller.inner[key] = _Counts()
            sub.level += 1
        # Key, counts, counts by the caller, time in what it has called, start.
        self._stack.append([key, entry, sub, 0, self._timer()])

    def _leave(self, key):
        if not self._stack or self._stack[-1][0] is not key and self._stack[-1][0] != key:
            # It was entered before anybody counted.
            return
        now = self._timer()
        _, entry, sub, inside, start = self._stack.pop()
        total = now - start
        if self._stack:
            self._stack[-1][3] += total
        entry.leave(total, total - inside)
        if sub is not None:
            sub.leave(total, total - inside)

    def enable(self, subcalls=True, builtins=True):
        """Counts from now on."""
        self._subcalls, self._builtins = subcalls, builtins
        setprofile(self._hear)

    def disable(self):
        """Counts no more."""
        setprofile(None)
        if self._builtins:
            self._enter("<method 'disable' of '_lsprof.Profiler' objects>")
        while self._stack:
            self._leave(self._stack[-1][0])

    def clear(self):
        """Forgets what was counted."""
        self._entries = {}
        self._stack = []

    def getstats(self):
        """A list of what was counted: a profiler_entry for each function."""
        unit = self._unit
        stats = []
        for key, entry in self._entries.items():
            if not entry.calls:
                continue
            inner = None
            if entry.inner is not None:
                inner = [
                    _subentry(code, sub.calls, sub.recursive, sub.total * unit, sub.own * unit)
                    for code, sub in entry.inner.items()
                    if sub.calls
                ]
            total, own = entry.total * unit, entry.own * unit
            stats.append(_entry(key, entry.calls, entry.recursive, total, own, inner))
        return stats


Profiler.__module__ = "_lsprof"
