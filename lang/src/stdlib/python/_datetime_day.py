"""The class `date`."""

import time as _time
from _datetime_fields import (
    DAYS,
    LAST,
    MONTHS,
    NO,
    arguments,
    c_int,
    class_name,
    count,
    day_at,
    day_in_year,
    day_text,
    hash_day,
    is_leap,
    length_of,
    packed_day,
    read_day,
    type_name,
)
from _datetime_span import made as _span, timedelta
from _datetime_zone import formatted
from _operator import index as _index
from time import _local, _text_of, _tuple_of, _whole

_new = object.__new__
# The class `datetime`, which says so itself.
moment = None


def made(day):
    """The date of a packed day."""
    self = _new(date)
    self._c_day = day
    self._c_hash = -1
    return self


def like(cls, day):
    """The same of a class that may be inherited."""
    return made(day) if cls is date else cls(day >> 9, day >> 5 & 15, day & 31)


def number_in_week(cls, year, week, day):
    """The number of days to a day of a week; ValueError if there is none."""
    if not 1 <= year <= 9999:
        raise ValueError(f"Year is out of range: {year}")
    first = count(year << 9 | 33)
    weekday = (first + 6) % 7
    if not 1 <= week <= 52 and (week != 53 or weekday != 3 and (weekday != 2 or not is_leap(year))):
        raise ValueError(f"Invalid week: {week}")
    if not 1 <= day <= 7:
        raise ValueError(f"Invalid day: {day} (range is [1, 7])")
    return first - weekday + (7 if weekday > 3 else 0) + (week - 1) * 7 + day - 1


class IsoCalendarDate(tuple):
    """The result of date.isocalendar() or datetime.isocalendar()

This object may be accessed either as a tuple of
  ((year, week, weekday))
or via the object attributes as named in the above tuple."""

    __module__ = "datetime"
    __slots__ = ()

    def __new__(cls, year, week, weekday):
        return tuple.__new__(cls, (year, week, weekday))

    @property
    def year(self):
        return self[0]

    @property
    def week(self):
        return self[1]

    @property
    def weekday(self):
        return self[2]

    def __repr__(self, /):
        year, week, weekday = self
        return f"{type_name(self)}(year={year}, week={week}, weekday={weekday})"

    def __reduce__(self, /):
        return tuple, (tuple(self),)


class date:
    """date(year, month, day) --> date object"""

    __module__ = "datetime"
    __slots__ = ("_c_day", "_c_hash")

    def __new__(cls, year=NO, month=NO, day=NO, *more, **wrong):
        if type(year) is int and type(month) is int and type(day) is int and not more and not wrong:
            if 1 <= year <= 9999 and 1 <= month <= 12 and 1 <= day and (day <= 28 or day <= length_of(year, month)):
                self = _new(cls)
                self._c_day = year << 9 | month << 5 | day
                self._c_hash = -1
                return self
        return _rare(cls, year, month, day, more, wrong)

    @classmethod
    def fromtimestamp(cls, timestamp, /):
        """Create a date from a POSIX timestamp.

The timestamp is a number, e.g. created via time.time(), that is interpreted
as local time."""
        year, month, day = _local(_whole(timestamp))[:3]
        return cls(year, month, day)

    @classmethod
    def today(cls, /):
        """Current date or datetime:  same as self.__class__.fromtimestamp(time.time())."""
        return cls.fromtimestamp(_time.time())

    @classmethod
    def fromordinal(cls, ordinal=NO):
        """int -> date corresponding to a proleptic Gregorian ordinal."""
        if ordinal is NO:
            raise TypeError("fromordinal() takes exactly 1 argument (0 given)")
        number = c_int(ordinal)
        if number < 1:
            raise ValueError("ordinal must be >= 1")
        if number > LAST:
            raise ValueError(f"year {_year_at(number)} is out of range")
        return like(cls, day_at(number))

    @classmethod
    def fromisoformat(cls, date_string, /):
        """str -> Construct a date from a string in ISO 8601 format."""
        if not isinstance(date_string, str):
            raise TypeError("fromisoformat: argument must be str")
        day = read_day(date_string)
        if type(day) is int:
            return like(cls, day)
        if day is None:
            raise ValueError(f"Invalid isoformat string: {date_string!r}")
        return cls(*day)

    @classmethod
    def fromisocalendar(cls, year=NO, week=NO, day=NO):
        """int, int, int -> Construct a date from the ISO year, week number and weekday.

This is the inverse of the date.isocalendar() function"""
        arguments("fromisocalendar", ("year", "week", "day"), 3, (year, week, day))
        fields = []
        for value in (year, week, day):
            value = _index(value)
            if not -0x80000000 <= value < 0x80000000:
                raise ValueError("ISO calendar component out of range")
            fields.append(value)
        number = number_in_week(cls, *fields)
        if number > LAST:
            raise ValueError(f"year {_year_at(number)} is out of range")
        if number < 1:
            raise ValueError("year 0 is out of range")
        return like(cls, day_at(number))

    @property
    def year(self):
        return self._c_day >> 9

    @property
    def month(self):
        return self._c_day >> 5 & 15

    @property
    def day(self):
        return self._c_day & 31

    def ctime(self, /):
        """Return ctime() style string."""
        day = self._c_day
        return f"{DAYS[(count(day) - 1) % 7 + 1]} {MONTHS[day >> 5 & 15]} {day & 31:2} 00:00:00 {day >> 9:04}"

    def strftime(self, format=NO):
        """format -> strftime() style string."""
        if not isinstance(format, str):
            arguments("strftime", ("format",), 1, (format,))
            raise TypeError(f"strftime() argument 1 must be str, not {class_name(format)}")
        if type(self) is date:
            day = self._c_day
            fields = day >> 9, day >> 5 & 15, day & 31, 0, 0, 0, (count(day) + 6) % 7, day_in_year(day), -1
            return _text_of(formatted(format, 0, None, self), fields, None, 0)
        zone = micro = None
        if isinstance(self, moment):
            zone, micro = self._c_zone, self._c_clock & 0xfffff
        return _time.strftime(formatted(format, micro or 0, zone, self), self.timetuple())

    def __format__(self, format, /):
        """Formats self with strftime."""
        if not isinstance(format, str):
            raise TypeError(f"__format__() argument 1 must be str, not {class_name(format)}")
        return self.strftime(format) if format else str(self)

    def timetuple(self, /):
        """Return time tuple, compatible with time.localtime()."""
        day = self._c_day
        return _tuple_of(day >> 9, day >> 5 & 15, day & 31, 0, 0, 0, (count(day) + 6) % 7, day_in_year(day), -1)

    def isocalendar(self, /):
        """Return a named tuple containing ISO year, week number, and weekday."""
        number = count(self._c_day)
        weekday = (number + 6) % 7
        # A week is in the year that its Thursday is in.
        thursday = number - weekday + 3
        if thursday <= LAST:
            day = day_at(thursday)
            year = day >> 9
            week = (day_in_year(day) - 1) // 7 + 1
        else:
            year, week = 10000, 1
        return tuple.__new__(IsoCalendarDate, (year, week, weekday + 1))

    def isoformat(self, /):
        """Return string in ISO 8601 format, YYYY-MM-DD."""
        return day_text(self._c_day)

    def isoweekday(self, /):
        """Return the day of the week represented by the date.
Monday == 1 ... Sunday == 7"""
        return (count(self._c_day) + 6) % 7 + 1

    def toordinal(self, /):
        """Return proleptic Gregorian ordinal.  January 1 of year 1 is day 1."""
        return count(self._c_day)

    def weekday(self, /):
        """Return the day of the week represented by the date.
Monday == 0 ... Sunday == 6"""
        return (count(self._c_day) + 6) % 7

    def replace(self, year=NO, month=NO, day=NO, *more, **wrong):
        """Return date with new specified fields."""
        if more or wrong:
            arguments("replace", ("year", "month", "day"), 0, (year, month, day), more, wrong, 3)
        packed = self._c_day
        year = packed >> 9 if year is NO else c_int(year)
        month = packed >> 5 & 15 if month is NO else c_int(month)
        day = packed & 31 if day is NO else c_int(day)
        return date.__new__(type(self), year, month, day)

    def __repr__(self, /):
        day = self._c_day
        return f"{type_name(self)}({day >> 9}, {day >> 5 & 15}, {day & 31})"

    def __str__(self, /):
        return self.isoformat()

    def __hash__(self, /):
        known = self._c_hash
        if known == -1:
            known = self._c_hash = hash_day(self._c_day)
        return known

    def __eq__(self, value, /):
        return self._c_day == value._c_day if isinstance(value, date) else NotImplemented

    def __ne__(self, value, /):
        return self._c_day != value._c_day if isinstance(value, date) else NotImplemented

    def __lt__(self, value, /):
        return self._c_day < value._c_day if isinstance(value, date) else NotImplemented

    def __le__(self, value, /):
        return self._c_day <= value._c_day if isinstance(value, date) else NotImplemented

    def __gt__(self, value, /):
        return self._c_day > value._c_day if isinstance(value, date) else NotImplemented

    def __ge__(self, value, /):
        return self._c_day >= value._c_day if isinstance(value, date) else NotImplemented

    def __add__(self, value, /):
        if not isinstance(value, timedelta) or isinstance(self, moment):
            return NotImplemented
        return _moved(self, value._c_days)

    def __radd__(self, value, /):
        return date.__add__(self, value)

    def __sub__(self, value, /):
        if isinstance(self, moment):
            return NotImplemented
        if isinstance(value, timedelta):
            return _moved(self, -value._c_days)
        if not isinstance(value, date) or isinstance(value, moment):
            return NotImplemented
        return _span(count(self._c_day) - count(value._c_day), 0)

    def __rsub__(self, value, /):
        return date.__sub__(value, self) if isinstance(value, date) else NotImplemented

    def __reduce__(self, /):
        """__reduce__() -> (cls, state)"""
        return type(self), (day_bytes(self._c_day),)


def _moved(self, days):
    number = count(self._c_day) + days
    if not 1 <= number <= LAST:
        raise OverflowError("date value out of range")
    return like(type(self), day_at(number))


def _year_at(number):
    """The year that a number of days is in, which is no date's."""
    cycles, rest = divmod(number - 1, 146097)
    return cycles * 400 + (day_at(rest + 1) >> 9)


def day_bytes(day, bit=0):
    """A packed day as pickles have it; the bit is a sign of its own."""
    return (day >> 9 << 16 | (day >> 5 & 15 | bit) << 8 | day & 31).to_bytes(4, "big")


def day_in(state):
    """The fields of a day in a pickle."""
    return state[0] << 8 | state[1], state[2] & 127, state[3]


def _rare(cls, year, month, day, more, wrong):
    """A date from what pickles have, or from numbers that are no plain ones. Says what is wrong with arguments."""
    if isinstance(year, (bytes, str)) and month is NO and day is NO and not wrong and len(year) == 4:
        state = state_of(year, "date")
        if state is not None and 1 <= state[2] <= 12:
            year, month, day = day_in(state)
            self = _new(cls)
            self._c_day = year << 9 | month << 5 | day
            self._c_hash = -1
            return self
    fields = [value if value is NO else c_int(value) for value in (year, month, day)]
    arguments("", ("year", "month", "day"), 3, fields, more, wrong, 3)
    day = packed_day(*fields)
    self = _new(cls)
    self._c_day = day
    self._c_hash = -1
    return self


def state_of(state, name):
    """The bytes of a pickle, which are a text if Python 2 has written it."""
    if isinstance(state, bytes):
        return state
    try:
        return state.encode("latin-1")
    except UnicodeEncodeError:
        raise ValueError(
            f"Failed to encode latin1 string when unpickling a {name} object. pickle.load(data, encoding='latin1') is assumed."
        ) from None


del date.__slots__
date.min = made(1 << 9 | 33)
date.max = made(9999 << 9 | 12 << 5 | 31)
date.resolution = _span(1, 0)
