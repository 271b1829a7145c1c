"""The class `datetime`."""

import _datetime_day as _day
import _datetime_zone as _zone
from _datetime_clock import clock_bytes, clock_in, made as _clock_of, time
from _datetime_day import date, day_bytes, day_in, made as _day_of, state_of
from _datetime_fields import (
    DAY,
    DAYS,
    LAST,
    MONTHS,
    NO,
    SECOND,
    arguments,
    c_int,
    class_name,
    clock_at,
    count,
    day_at,
    day_in_year,
    hash_moment,
    length_of,
    micros_of,
    moment_text,
    offset_text,
    packed_clock,
    packed_day,
    read_moment,
    shape_of,
    type_name,
)
from _datetime_span import made as _span, of_micros, timedelta
from _datetime_zone import checked, formatted, micros_of as _checked_offset, name_in, offset_in, timezone, tzinfo, zone_at
from time import _clock_of_timestamp, _here, _local, _seconds_at, _text_of, _tuple_of, time_ns

_new = object.__new__
_names = ("year", "month", "day", "hour", "minute", "second", "microsecond", "tzinfo", "fold")
# The days to January 1, 1970.
_EPOCH = 719163


def made(day, clock, zone, fold):
    self = _new(datetime)
    self._c_day = day
    self._c_clock = clock
    self._c_zone = zone
    self._c_fold = fold
    self._c_hash = -1
    return self


def like(cls, day, clock, zone, fold):
    """The same of a class that may be inherited, as C calls it."""
    if cls is datetime:
        return made(day, clock, zone, fold)
    fields = (day >> 9, day >> 5 & 15, day & 31, clock >> 32, clock >> 26 & 63, clock >> 20 & 63, clock & 0xfffff, zone)
    return cls(*fields, fold=1) if fold else cls(*fields)


class datetime(date):
    """datetime(year, month, day[, hour[, minute[, second[, microsecond[,tzinfo]]]]])

The year, month and day arguments are required. tzinfo may be None, or an
instance of a tzinfo subclass. The remaining arguments may be ints.
"""

    __module__ = "datetime"
    __slots__ = ("_c_clock", "_c_zone", "_c_fold")

    def __new__(cls, year=NO, month=NO, day=NO, hour=0, minute=0, second=0, microsecond=0, tzinfo=None, *more, fold=0, **wrong):
        if (
            type(year) is int
            and type(month) is int
            and type(day) is int
            and type(hour) is int
            and type(minute) is int
            and type(second) is int
            and type(microsecond) is int
            and not more
            and not wrong
            and type(fold) is int
            and fold == 0
            and 1 <= year <= 9999
            and 1 <= month <= 12
            and 1 <= day
            and (day <= 28 or day <= length_of(year, month))
            and 0 <= hour < 24
            and 0 <= minute < 60
            and 0 <= second < 60
            and 0 <= microsecond < 1_000_000
        ):
            self = _new(cls)
            self._c_day = year << 9 | month << 5 | day
            self._c_clock = hour << 32 | minute << 26 | second << 20 | microsecond
            self._c_zone = tzinfo if tzinfo is None else checked(tzinfo)
            self._c_fold = 0
            self._c_hash = -1
            return self
        return _rare(cls, (year, month, day, hour, minute, second, microsecond, tzinfo, fold), more, wrong)

    @classmethod
    def now(cls, tz=None, *more, **wrong):
        """Returns new datetime object representing current time local to tz.

  tz
    Timezone object.

If no tz is specified, uses local timezone."""
        if more or wrong:
            arguments("now", ("tz",), 0, (NO if tz is None else tz,), more, wrong, 1)
        seconds, micros = divmod(time_ns() // 1000, SECOND)
        if checked(tz) is None:
            return _local_at(cls, seconds, micros)
        return tz.fromutc(_utc_at(cls, seconds, micros, tz))

    @classmethod
    def utcnow(cls, /):
        """Return a new datetime representing UTC day and time."""
        seconds, micros = divmod(time_ns() // 1000, SECOND)
        return _utc_at(cls, seconds, micros, None)

    @classmethod
    def fromtimestamp(cls, timestamp=NO, tz=None, *more, **wrong):
        """timestamp[, tz] -> tz's local time from POSIX timestamp."""
        if timestamp is NO or more or wrong:
            arguments("fromtimestamp", ("timestamp", "tz"), 1, (timestamp, NO if tz is None else tz), more, wrong, 2)
        if tz is not None:
            checked(tz)
        seconds, micros = _clock_of_timestamp(timestamp)
        if tz is None:
            return _local_at(cls, seconds, micros)
        return tz.fromutc(_utc_at(cls, seconds, micros, tz))

    @classmethod
    def utcfromtimestamp(cls, timestamp, /):
        """Construct a naive UTC datetime from a POSIX timestamp."""
        seconds, micros = _clock_of_timestamp(timestamp)
        return _utc_at(cls, seconds, micros, None)

    @classmethod
    def strptime(cls, string, format, /):
        """string, format -> new datetime parsed from a string (like time.strptime())."""
        if not isinstance(string, str):
            raise TypeError(f"strptime() argument 1 must be str, not {class_name(string)}")
        if not isinstance(format, str):
            raise TypeError(f"strptime() argument 2 must be str, not {class_name(format)}")
        from _strptime import _strptime_datetime

        return _strptime_datetime(cls, string, format)

    @classmethod
    def combine(cls, date=NO, time=NO, tzinfo=NO, *more, **wrong):
        """date, time -> datetime with same date and time fields"""
        if date is NO or time is NO or more or wrong:
            arguments("combine", ("date", "time", "tzinfo"), 2, (date, time, tzinfo), more, wrong, 3)
        if not isinstance(date, _date):
            raise TypeError(f"combine() argument 1 must be datetime.date, not {class_name(date)}")
        if not isinstance(time, _clock):
            raise TypeError(f"combine() argument 2 must be datetime.time, not {class_name(time)}")
        zone = time._c_zone if tzinfo is NO else checked(tzinfo)
        return like(cls, date._c_day, time._c_clock, zone, time._c_fold)

    @classmethod
    def fromisoformat(cls, string, /):
        """string -> datetime from a string in most ISO 8601 formats"""
        if not isinstance(string, str):
            raise TypeError("fromisoformat: argument must be str")
        found = read_moment(string)
        if found is None:
            raise ValueError(f"Invalid isoformat string: {string!r}")
        offset = found[-1]
        zone = None if offset is None else zone_at(offset)
        if len(found) == 3:
            return like(cls, found[0], found[1], zone, 0)
        return cls(*found[:7], zone)

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

    def date(self, /):
        """Return date object with same year, month and day."""
        return _day_of(self._c_day)

    def time(self, /):
        """Return time object with same time but with tzinfo=None."""
        return _clock_of(time, self._c_clock, None, self._c_fold)

    def timetz(self, /):
        """Return time object with same time and tzinfo."""
        return _clock_of(time, self._c_clock, self._c_zone, self._c_fold)

    def ctime(self, /):
        """Return ctime() style string."""
        day, clock = self._c_day, self._c_clock
        hours = f"{clock >> 32:02}:{clock >> 26 & 63:02}:{clock >> 20 & 63:02}"
        return f"{DAYS[(count(day) - 1) % 7 + 1]} {MONTHS[day >> 5 & 15]} {day & 31:2} {hours} {day >> 9:04}"

    def timetuple(self, /):
        """Return time tuple, compatible with time.localtime()."""
        return _tuple_of(*_fields(self))

    def timestamp(self, /):
        """Return POSIX timestamp as float."""
        zone, micros = self._c_zone, micros_of(self._c_clock)
        offset = offset_in(zone, self)
        if offset is not None:
            return ((count(self._c_day) - _EPOCH) * DAY + micros - offset) / SECOND
        seconds = _seconds_at((count(self._c_day) - _EPOCH) * 86400 + micros // SECOND, self._c_fold)
        return seconds + micros % SECOND / 1e6

    def utctimetuple(self, /):
        """Return UTC time tuple, compatible with time.localtime()."""
        number, clock = count(self._c_day), self._c_clock
        offset = offset_in(self._c_zone, self)
        if offset:
            number, micros = _carried(number, micros_of(clock) - offset)
            clock = clock_at(micros)
        day = day_at(number)
        fields = day >> 9, day >> 5 & 15, day & 31, clock >> 32, clock >> 26 & 63, clock >> 20 & 63
        return _tuple_of(*fields, (number + 6) % 7, day_in_year(day), 0)

    def isoformat(self, sep="T", timespec=NO, *more, **wrong):
        """[sep] -> string in ISO 8601 format, YYYY-MM-DDT[HH[:MM[:SS[.mmm[uuu]]]]][+HH:MM].
sep is used to separate the year from the time, and defaults to 'T'.
The optional argument timespec specifies the number of additional terms
of the time to include. Valid options are 'auto', 'hours', 'minutes',
'seconds', 'milliseconds' and 'microseconds'.
"""
        if more or wrong:
            arguments("isoformat", ("sep", "timespec"), 0, (sep, timespec), more, wrong, 2)
        if not isinstance(sep, str) or len(sep) != 1:
            raise TypeError(f"isoformat() argument 1 must be a unicode character, not {class_name(sep)}")
        if timespec is not NO and not isinstance(timespec, str):
            raise TypeError(f"isoformat() argument 2 must be str, not {class_name(timespec)}")
        text = moment_text(self._c_day, self._c_clock, sep, 0 if timespec is NO else shape_of(timespec))
        offset = offset_in(self._c_zone, self)
        return text if offset is None else text + offset_text(offset)

    def strftime(self, format=NO):
        """format -> strftime() style string."""
        if type(self) is datetime and isinstance(format, str):
            return _text_of(formatted(format, self._c_clock & 0xfffff, self._c_zone, self), _fields(self), None, 0)
        return date.strftime(self, format)

    def utcoffset(self, /):
        """Return self.tzinfo.utcoffset(self)."""
        zone = self._c_zone
        if zone is None:
            return None
        offset = zone.utcoffset(self)
        _checked_offset(offset, "utcoffset")
        return offset

    def tzname(self, /):
        """Return self.tzinfo.tzname(self)."""
        return name_in(self._c_zone, self)

    def dst(self, /):
        """Return self.tzinfo.dst(self)."""
        zone = self._c_zone
        if zone is None:
            return None
        offset = zone.dst(self)
        _checked_offset(offset, "dst")
        return offset

    def replace(
        self, year=NO, month=NO, day=NO, hour=NO, minute=NO, second=NO, microsecond=NO, tzinfo=NO, *more, fold=NO, **wrong
    ):
        """Return datetime with new specified fields."""
        if more or wrong:
            arguments("replace", _names, 0, (year, month, day, hour, minute, second, microsecond, tzinfo, fold), more, wrong, 8)
        packed, clock = self._c_day, self._c_clock
        return datetime.__new__(
            type(self),
            packed >> 9 if year is NO else c_int(year),
            packed >> 5 & 15 if month is NO else c_int(month),
            packed & 31 if day is NO else c_int(day),
            clock >> 32 if hour is NO else c_int(hour),
            clock >> 26 & 63 if minute is NO else c_int(minute),
            clock >> 20 & 63 if second is NO else c_int(second),
            clock & 0xfffff if microsecond is NO else c_int(microsecond),
            self._c_zone if tzinfo is NO else tzinfo,
            fold=self._c_fold if fold is NO else c_int(fold),
        )

    def astimezone(self, tz=None, *more, **wrong):
        """tz -> convert to local time in new timezone tz
"""
        if more or wrong:
            arguments("astimezone", ("tz",), 0, (NO if tz is None else tz,), more, wrong, 1)
        own = self._c_zone
        if checked(tz) is not None and own is tz:
            return self
        offset = offset_in(own, self)
        if offset is None:
            own = _zone_here(_seconds_at((count(self._c_day) - _EPOCH) * 86400 + micros_of(self._c_clock) // SECOND, self._c_fold))
            if own is tz:
                return self
            offset = own._c_micros
        number, micros = _carried(count(self._c_day), micros_of(self._c_clock) - offset)
        if tz is None:
            tz = _zone_here((number - _EPOCH) * 86400 + micros // SECOND)
        if type(tz) is timezone and type(self) is datetime:
            number, micros = _carried(number, micros + tz._c_micros)
            return made(day_at(number), clock_at(micros), tz, 0)
        return tz.fromutc(like(type(self), day_at(number), clock_at(micros), tz, 0))

    def __repr__(self, /):
        day, clock = self._c_day, self._c_clock
        second, micro = clock >> 20 & 63, clock & 0xfffff
        text = f"{type_name(self)}({day >> 9}, {day >> 5 & 15}, {day & 31}, {clock >> 32}, {clock >> 26 & 63}"
        if micro:
            text = f"{text}, {second}, {micro}"
        elif second:
            text = f"{text}, {second}"
        if self._c_fold:
            text += ", fold=1"
        if self._c_zone is not None:
            text = f"{text}, tzinfo={self._c_zone!r}"
        return text + ")"

    def __str__(self, /):
        return self.isoformat(" ")

    def __hash__(self, /):
        known = self._c_hash
        if known == -1:
            zone = self._c_zone
            offset = None
            if zone is not None:
                # Of two times that are shown alike, the first one.
                offset = offset_in(zone, self.replace(fold=0) if self._c_fold else self)
            if offset is None:
                known = hash_moment(self._c_day, self._c_clock)
            else:
                known = hash(of_micros(count(self._c_day) * DAY + micros_of(self._c_clock) - offset))
            self._c_hash = known
        return known

    def __eq__(self, value, /):
        if not isinstance(value, datetime):
            return False if isinstance(value, date) else NotImplemented
        if self._c_zone is value._c_zone:
            return self._c_day == value._c_day and self._c_clock == value._c_clock
        return _are_equal(self, value)

    def __ne__(self, value, /):
        if not isinstance(value, datetime):
            return True if isinstance(value, date) else NotImplemented
        if self._c_zone is value._c_zone:
            return self._c_day != value._c_day or self._c_clock != value._c_clock
        return not _are_equal(self, value)

    def __lt__(self, value, /):
        if not isinstance(value, datetime):
            return _not_ordered(self, value)
        if self._c_zone is value._c_zone:
            a, b = self._c_day, value._c_day
            return self._c_clock < value._c_clock if a == b else a < b
        return _order(self, value) < 0

    def __le__(self, value, /):
        if not isinstance(value, datetime):
            return _not_ordered(self, value)
        if self._c_zone is value._c_zone:
            a, b = self._c_day, value._c_day
            return self._c_clock <= value._c_clock if a == b else a < b
        return _order(self, value) <= 0

    def __gt__(self, value, /):
        if not isinstance(value, datetime):
            return _not_ordered(self, value)
        if self._c_zone is value._c_zone:
            a, b = self._c_day, value._c_day
            return self._c_clock > value._c_clock if a == b else a > b
        return _order(self, value) > 0

    def __ge__(self, value, /):
        if not isinstance(value, datetime):
            return _not_ordered(self, value)
        if self._c_zone is value._c_zone:
            a, b = self._c_day, value._c_day
            return self._c_clock >= value._c_clock if a == b else a > b
        return _order(self, value) >= 0

    def __add__(self, value, /):
        if not isinstance(value, timedelta):
            return NotImplemented
        return _moved(self, value._c_days, value._c_micros)

    def __radd__(self, value, /):
        return datetime.__add__(self, value)

    def __sub__(self, value, /):
        if isinstance(value, timedelta):
            return _moved(self, -value._c_days, -value._c_micros)
        if not isinstance(value, datetime):
            return NotImplemented
        days, micros = count(self._c_day) - count(value._c_day), micros_of(self._c_clock) - micros_of(value._c_clock)
        if self._c_zone is not value._c_zone:
            first, second = offset_in(self._c_zone, self), offset_in(value._c_zone, value)
            if first != second:
                if first is None or second is None:
                    raise TypeError("can't subtract offset-naive and offset-aware datetimes")
                return of_micros(days * DAY + micros - first + second)
        if micros < 0:
            days, micros = days - 1, micros + DAY
        return _span(days, micros)

    def __rsub__(self, value, /):
        return datetime.__sub__(value, self) if isinstance(value, datetime) else NotImplemented

    def __reduce_ex__(self, protocol, /):
        """__reduce_ex__(proto) -> (cls, state)"""
        return type(self), _state(self, self._c_fold if protocol > 3 else 0)

    def __reduce__(self, /):
        """__reduce__() -> (cls, state)"""
        return type(self), _state(self, 0)


_date, _clock = date, time


def _fields(self):
    """The nine parts of `struct_time`."""
    day, clock = self._c_day, self._c_clock
    summer = -1
    if self._c_zone is not None:
        found = self.dst()
        if found is not None:
            summer = 1 if found else 0
    hours = clock >> 32, clock >> 26 & 63, clock >> 20 & 63
    return day >> 9, day >> 5 & 15, day & 31, *hours, (count(day) + 6) % 7, day_in_year(day), summer


def _carried(number, micros):
    """Days and the microseconds of the last one, which may be of a day before or after it."""
    if micros < 0 or micros >= DAY:
        carry = micros // DAY
        number, micros = number + carry, micros - carry * DAY
    if not 1 <= number <= LAST:
        raise OverflowError("date value out of range")
    return number, micros


def _moved(self, days, micros):
    day = self._c_day
    micros += micros_of(self._c_clock)
    if micros < 0:
        days, micros = days - 1, micros + DAY
    elif micros >= DAY:
        days, micros = days + 1, micros - DAY
    if days:
        number = count(day) + days
        if not 1 <= number <= LAST:
            raise OverflowError("date value out of range")
        day = day_at(number)
    if type(self) is datetime:
        return made(day, clock_at(micros), self._c_zone, 0)
    return like(type(self), day, clock_at(micros), self._c_zone, 0)


def _utc_at(cls, seconds, micros, zone):
    """The time of UTC, by the seconds since 1970."""
    days = seconds // 86400
    number = days + _EPOCH
    if not 1 <= number <= LAST:
        raise ValueError(f"year {_day._year_at(number)} is out of range")
    return like(cls, day_at(number), clock_at((seconds - days * 86400) * SECOND + micros), zone, 0)


def _local_at(cls, seconds, micros):
    """The time that clocks show here."""
    shown = _here(seconds)
    return like(cls, shown >> 37 & 0x7fffff, shown & 0x1fffffffff | micros, None, shown >> 60)


def _zone_here(seconds):
    """The zone of this place at that time."""
    parts = _local(seconds)
    return timezone(timedelta(seconds=parts[10]), parts[9])


def _offsets(a, b):
    return offset_in(a._c_zone, a), offset_in(b._c_zone, b)


def _differ(a, b, first, second):
    """The microseconds between two times whose offsets are these; both are None or neither is."""
    micros = (count(a._c_day) - count(b._c_day)) * DAY + micros_of(a._c_clock) - micros_of(b._c_clock)
    return micros if first is None else micros - first + second


def _are_equal(a, b):
    first, second = _offsets(a, b)
    if (first is None) != (second is None) or _differ(a, b, first, second):
        return False
    # A time that means another one with the other fold is like none in another zone.
    for side, offset in ((a, first), (b, second)):
        zone = side._c_zone
        if zone is not None and type(zone) is not timezone and offset_in(zone, side.replace(fold=1 - side._c_fold)) != offset:
            return False
    return True


def _order(a, b):
    first, second = _offsets(a, b)
    if (first is None) != (second is None):
        raise TypeError("can't compare offset-naive and offset-aware datetimes")
    return _differ(a, b, first, second)


def _not_ordered(self, value):
    if isinstance(value, date):
        raise TypeError(f"can't compare {type_name(self)} to {type_name(value)}")
    return NotImplemented


def _state(self, fold):
    state = day_bytes(self._c_day, fold << 7) + clock_bytes(self._c_clock)
    return (state,) if self._c_zone is None else (state, self._c_zone)


def _set(cls, day, clock, zone, fold):
    self = _new(cls)
    self._c_day = day
    self._c_clock = clock
    self._c_zone = zone
    self._c_fold = fold
    self._c_hash = -1
    return self


def _rare(cls, values, more, wrong):
    """A time from what pickles have, or from what is no plain numbers. Without a loop, so that it becomes part of a trace."""
    state, zone = values[:2]
    if isinstance(state, (bytes, str)) and len(state) == 10 and values[2] is NO and not wrong:
        state = state_of(state, "datetime")
        if 1 <= state[2] & 127 <= 12:
            zone = values[7] if zone is NO else zone
            if zone is not None and not isinstance(zone, tzinfo):
                raise TypeError("bad tzinfo state arg")
            year, month, day = day_in(state)
            return _set(cls, year << 9 | month << 5 | day, clock_in(state[4:]), zone, state[2] >> 7)
    return _of_numbers(cls, values, more, wrong)


def _of_numbers(cls, values, more, wrong):
    """A time from numbers that are no plain ones. Says what is wrong with arguments."""
    given = [value if value is NO or at == 7 else c_int(value) for at, value in enumerate(values)]
    shown = [NO if at in (3, 4, 5, 6, 8) and value == 0 or at == 7 and value is None else value for at, value in enumerate(given)]
    arguments("", _names, 3, shown, more, wrong, 8)
    zone = given[7]
    day, clock = packed_day(*given[:3]), packed_clock(*given[3:7], given[8])
    return _set(cls, day, clock, checked(zone), given[8])


del datetime.__slots__
# Not the text that the module's name is: pickles have both.
datetime.__qualname__ = "".join(("date", "time"))
_day.moment = _zone.moment = datetime
datetime.min = made(1 << 9 | 33, 0, None, 0)
datetime.max = made(9999 << 9 | 12 << 5 | 31, 23 << 32 | 59 << 26 | 59 << 20 | 999999, None, 0)
datetime.resolution = _span(0, 1)
