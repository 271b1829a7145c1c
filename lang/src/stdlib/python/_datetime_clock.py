"""The class `time`: a time of day."""

from _datetime_fields import NO, arguments, c_int, class_name, clock_text, hash_clock, micros_of, offset_text, packed_clock, read_clock, shape_of, type_name
from _datetime_day import state_of
from _datetime_span import made as _span, of_micros
from _datetime_zone import checked, formatted, micros_of as _checked_offset, name_in, offset_in, tzinfo, zone_at
from time import _text_of

_new = object.__new__
_names = ("hour", "minute", "second", "microsecond", "tzinfo", "fold")


def made(cls, clock, zone, fold):
    self = _new(cls)
    self._c_clock = clock
    self._c_zone = zone
    self._c_fold = fold
    self._c_hash = -1
    return self


def _check(values, more, wrong):
    """TypeError for too many arguments. A function of its own, as one with a loop does not become part of a trace."""
    given = [value if more or value else NO for value in values]
    arguments("", _names, 0, given, more, wrong, 5)


class time:
    """time([hour[, minute[, second[, microsecond[, tzinfo]]]]]) --> a time object

All arguments are optional. tzinfo may be None, or an instance of
a tzinfo subclass. The remaining arguments may be ints.
"""

    __module__ = "datetime"
    __slots__ = ("_c_clock", "_c_zone", "_c_fold", "_c_hash")

    def __new__(cls, hour=0, minute=0, second=0, microsecond=0, tzinfo=None, *more, fold=0, **wrong):
        if more or wrong:
            _check((hour, minute, second, microsecond, tzinfo, fold or NO), more, wrong)
        if (
            type(hour) is int
            and type(minute) is int
            and type(second) is int
            and type(microsecond) is int
            and 0 <= hour < 24
            and 0 <= minute < 60
            and 0 <= second < 60
            and 0 <= microsecond < 1_000_000
            and type(fold) is int
            and fold == 0
        ):
            self = _new(cls)
            self._c_clock = hour << 32 | minute << 26 | second << 20 | microsecond
            self._c_zone = tzinfo if tzinfo is None else checked(tzinfo)
            self._c_fold = 0
            self._c_hash = -1
            return self
        return _rare(cls, hour, minute, second, microsecond, tzinfo, fold)

    @classmethod
    def fromisoformat(cls, string, /):
        """string -> time from a string in ISO 8601 format"""
        if not isinstance(string, str):
            raise TypeError("fromisoformat: argument must be str")
        found = read_clock(string)
        if found is None:
            raise ValueError(f"Invalid isoformat string: {string!r}")
        offset = found[-1]
        zone = None if offset is None else zone_at(offset)
        if len(found) == 2:
            clock = found[0]
            if cls is time:
                return made(cls, clock, zone, 0)
            return cls(clock >> 32, clock >> 26 & 63, clock >> 20 & 63, clock & 0xfffff, zone)
        return cls(*found[:4], zone)

    @property
    def hour(self):
        return self._c_clock >> 32

    @property
    def minute(self):
        return self._c_clock >> 26 & 63

    @property
    def second(self):
        return self._c_clock >> 20 & 63

    @property
    def microsecond(self):
        return self._c_clock & 0xfffff

    @property
    def tzinfo(self):
        return self._c_zone

    @property
    def fold(self):
        return self._c_fold

    def isoformat(self, timespec=NO, *more, **wrong):
        """Return string in ISO 8601 format, [HH[:MM[:SS[.mmm[uuu]]]]][+HH:MM].

The optional argument timespec specifies the number of additional terms
of the time to include. Valid options are 'auto', 'hours', 'minutes',
'seconds', 'milliseconds' and 'microseconds'.
"""
        if more or wrong:
            arguments("isoformat", ("timespec",), 0, (timespec,), more, wrong, 1)
        if timespec is not NO and not isinstance(timespec, str):
            raise TypeError(f"isoformat() argument 1 must be str, not {class_name(timespec)}")
        text = clock_text(self._c_clock, 0 if timespec is NO else shape_of(timespec))
        offset = offset_in(self._c_zone, None)
        return text if offset is None else text + offset_text(offset)

    def strftime(self, format=NO):
        """format -> strftime() style string."""
        if not isinstance(format, str):
            arguments("strftime", ("format",), 1, (format,))
            raise TypeError(f"strftime() argument 1 must be str, not {class_name(format)}")
        clock = self._c_clock
        fields = 1900, 1, 1, clock >> 32, clock >> 26 & 63, clock >> 20 & 63, 0, 1, -1
        return _text_of(formatted(format, clock & 0xfffff, self._c_zone, None), fields, None, 0)

    def __format__(self, format, /):
        """Formats self with strftime."""
        if not isinstance(format, str):
            raise TypeError(f"__format__() argument 1 must be str, not {class_name(format)}")
        return self.strftime(format) if format else str(self)

    def utcoffset(self, /):
        """Return self.tzinfo.utcoffset(self)."""
        offset = offset_in(self._c_zone, None)
        return offset if offset is None else of_micros(offset)

    def tzname(self, /):
        """Return self.tzinfo.tzname(self)."""
        return name_in(self._c_zone, None)

    def dst(self, /):
        """Return self.tzinfo.dst(self)."""
        offset = None if self._c_zone is None else _checked_offset(self._c_zone.dst(None), "dst")
        return offset if offset is None else of_micros(offset)

    def replace(self, hour=NO, minute=NO, second=NO, microsecond=NO, tzinfo=NO, *more, fold=NO, **wrong):
        """Return time with new specified fields."""
        if more or wrong:
            arguments("replace", _names, 0, (hour, minute, second, microsecond, tzinfo, fold), more, wrong, 5)
        clock = self._c_clock
        return time.__new__(
            type(self),
            clock >> 32 if hour is NO else c_int(hour),
            clock >> 26 & 63 if minute is NO else c_int(minute),
            clock >> 20 & 63 if second is NO else c_int(second),
            clock & 0xfffff if microsecond is NO else c_int(microsecond),
            self._c_zone if tzinfo is NO else tzinfo,
            fold=self._c_fold if fold is NO else c_int(fold),
        )

    def __repr__(self, /):
        clock = self._c_clock
        second, micro = clock >> 20 & 63, clock & 0xfffff
        text = f"{type_name(self)}({clock >> 32}, {clock >> 26 & 63}"
        if micro:
            text = f"{text}, {second}, {micro}"
        elif second:
            text = f"{text}, {second}"
        if self._c_zone is not None:
            text = f"{text}, tzinfo={self._c_zone!r}"
        return f"{text}, fold=1)" if self._c_fold else text + ")"

    def __str__(self, /):
        return self.isoformat()

    def __hash__(self, /):
        known = self._c_hash
        if known == -1:
            offset = offset_in(self._c_zone, None)
            if offset is None:
                known = hash_clock(self._c_clock)
            else:
                known = hash(of_micros(micros_of(self._c_clock) - offset))
            self._c_hash = known
        return known

    def __eq__(self, value, /):
        if not isinstance(value, time):
            return NotImplemented
        if self._c_zone is value._c_zone:
            return self._c_clock == value._c_clock
        order = _order(self, value)
        return order is not None and order == 0

    def __ne__(self, value, /):
        if not isinstance(value, time):
            return NotImplemented
        if self._c_zone is value._c_zone:
            return self._c_clock != value._c_clock
        order = _order(self, value)
        return order is None or order != 0

    def __lt__(self, value, /):
        if not isinstance(value, time):
            return NotImplemented
        if self._c_zone is value._c_zone:
            return self._c_clock < value._c_clock
        return _ordered(self, value) < 0

    def __le__(self, value, /):
        if not isinstance(value, time):
            return NotImplemented
        if self._c_zone is value._c_zone:
            return self._c_clock <= value._c_clock
        return _ordered(self, value) <= 0

    def __gt__(self, value, /):
        if not isinstance(value, time):
            return NotImplemented
        if self._c_zone is value._c_zone:
            return self._c_clock > value._c_clock
        return _ordered(self, value) > 0

    def __ge__(self, value, /):
        if not isinstance(value, time):
            return NotImplemented
        if self._c_zone is value._c_zone:
            return self._c_clock >= value._c_clock
        return _ordered(self, value) >= 0

    def __reduce_ex__(self, protocol, /):
        """__reduce_ex__(proto) -> (cls, state)"""
        return type(self), _state(self, self._c_fold if protocol > 3 else 0)

    def __reduce__(self, /):
        """__reduce__() -> (cls, state)"""
        return type(self), _state(self, 0)


def clock_bytes(clock, bit=0):
    """A packed time as pickles have it; the bit is a sign of its own."""
    return ((clock >> 32 | bit) << 40 | (clock >> 26 & 63) << 32 | (clock >> 20 & 63) << 24 | clock & 0xfffff).to_bytes(6, "big")


def clock_in(state):
    """The packed time in a pickle."""
    return (state[0] & 127) << 32 | state[1] << 26 | state[2] << 20 | state[3] << 16 | state[4] << 8 | state[5]


def _state(self, fold):
    state = clock_bytes(self._c_clock, fold << 7)
    return (state,) if self._c_zone is None else (state, self._c_zone)


def _order(a, b):
    """The difference of two times in zones that are not the same; None if only one has an offset."""
    first, second = offset_in(a._c_zone, None), offset_in(b._c_zone, None)
    if first == second:
        return a._c_clock - b._c_clock
    if first is None or second is None:
        return None
    return micros_of(a._c_clock) - first - micros_of(b._c_clock) + second


def _ordered(a, b):
    order = _order(a, b)
    if order is None:
        raise TypeError("can't compare offset-naive and offset-aware times")
    return order


def _rare(cls, hour, minute, second, micro, zone, fold):
    """A time from what pickles have, or from numbers that are no plain ones."""
    if isinstance(hour, (bytes, str)) and len(hour) == 6 and second == 0:
        state = state_of(hour, "time")
        if state[0] & 127 < 24:
            if minute != 0:
                zone = minute
            if zone is not None and not isinstance(zone, tzinfo):
                raise TypeError("bad tzinfo state arg")
            return made(cls, clock_in(state), zone, state[0] >> 7)
    fields = [c_int(value) for value in (hour, minute, second, micro)]
    zone, fold = checked(zone), c_int(fold)
    return made(cls, packed_clock(*fields, fold), zone, fold)


del time.__slots__
time.min = made(time, 0, None, 0)
time.max = made(time, 23 << 32 | 59 << 26 | 59 << 20 | 999999, None, 0)
time.resolution = _span(0, 1)
