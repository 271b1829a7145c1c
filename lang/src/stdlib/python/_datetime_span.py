"""The class `timedelta`: days, and microseconds of a day."""

from _datetime_fields import DAY, NO, SECOND, arguments, class_name, span_text, type_name

_new = object.__new__
_names = ("days", "seconds", "microseconds", "milliseconds", "minutes", "hours", "weeks")
_MOST = 999999999


def made(days, micros):
    """A span of days and microseconds, which are those of a day."""
    if -1000000000 < days < 1000000000:
        self = _new(timedelta)
        self._c_days = days
        self._c_micros = micros
        self._c_hash = -1
        return self
    refuse(days)


def refuse(days):
    if not -0x80000000 <= days < 0x80000000:
        raise OverflowError("Python int too large to convert to C int")
    raise OverflowError(f"days={days}; must have magnitude <= {_MOST}")


def of_micros(micros):
    """A span of microseconds."""
    days = micros // DAY
    return made(days, micros - days * DAY)


def near(number, by):
    """The quotient that is nearest, of two the even one."""
    if not by:
        raise ZeroDivisionError("integer division or modulo by zero")
    if by < 0:
        number, by = -number, -by
    quotient, rest = divmod(number, by)
    rest *= 2
    return quotient + (rest > by or rest == by and quotient & 1)


def _gathered(values):
    """The days and the microseconds of arguments of which one is no int."""
    factors = (DAY, SECOND, 1, 1000, 60 * SECOND, 3600 * SECOND, 7 * DAY)
    total, left = 0, 0.0
    # In CPython's order, as what is less than a microsecond is added up.
    for at in (2, 3, 1, 4, 5, 0, 6):
        value, factor = values[at], factors[at]
        if isinstance(value, int):
            total += int(value) * factor
        elif isinstance(value, float):
            whole = int(value)
            total += whole * factor
            part = float(value) - whole
            if part:
                part *= factor
                whole = int(part)
                total += whole
                left += part - whole
        else:
            raise TypeError(f"unsupported type for timedelta {_names[at]} component: {class_name(value) if value is not None else 'NoneType'}")
    if left:
        whole = round(left)
        if abs(whole - left) == 0.5:
            # Of two that are as near, the one that makes the sum even.
            is_odd = total & 1
            whole = 2 * round((left + is_odd) * 0.5) - is_odd
        total += whole
    days = total // DAY
    return days, total - days * DAY


def _check(values, more, wrong):
    """TypeError for too many arguments. A function of its own, as one with a loop does not become part of a trace."""
    given = [value if more or value else NO for value in values]
    arguments("__new__", _names, 0, given, more, wrong)


class timedelta:
    """Difference between two datetime values.

timedelta(days=0, seconds=0, microseconds=0, milliseconds=0, minutes=0, hours=0, weeks=0)

All arguments are optional and default to 0.
Arguments may be integers or floats, and may be positive or negative."""

    __module__ = "datetime"
    __slots__ = ("_c_days", "_c_micros", "_c_hash")

    def __new__(cls, days=0, seconds=0, microseconds=0, milliseconds=0, minutes=0, hours=0, weeks=0, *more, **wrong):
        if more or wrong:
            _check((days, seconds, microseconds, milliseconds, minutes, hours, weeks), more, wrong)
        if (
            type(days) is int
            and type(seconds) is int
            and type(microseconds) is int
            and type(milliseconds) is int
            and type(minutes) is int
            and type(hours) is int
            and type(weeks) is int
        ):
            days += weeks * 7
            micros = (seconds + minutes * 60 + hours * 3600) * SECOND + microseconds + milliseconds * 1000
            if not 0 <= micros < DAY:
                carry = micros // DAY
                days += carry
                micros -= carry * DAY
        else:
            days, micros = _gathered((days, seconds, microseconds, milliseconds, minutes, hours, weeks))
        if not -1000000000 < days < 1000000000:
            refuse(days)
        self = _new(cls)
        self._c_days = days
        self._c_micros = micros
        self._c_hash = -1
        return self

    @property
    def days(self):
        """Number of days."""
        return self._c_days

    @property
    def seconds(self):
        """Number of seconds (>= 0 and less than 1 day)."""
        return self._c_micros // SECOND

    @property
    def microseconds(self):
        """Number of microseconds (>= 0 and less than 1 second)."""
        return self._c_micros % SECOND

    def total_seconds(self, /):
        """Total seconds in the duration."""
        return (self._c_days * DAY + self._c_micros) / SECOND

    def __repr__(self, /):
        parts = []
        if self._c_days:
            parts.append(f"days={self._c_days}")
        seconds, micros = divmod(self._c_micros, SECOND)
        if seconds:
            parts.append(f"seconds={seconds}")
        if micros:
            parts.append(f"microseconds={micros}")
        return f"{type_name(self)}({', '.join(parts) or '0'})"

    def __str__(self, /):
        return span_text(self._c_days, self._c_micros)

    def __hash__(self, /):
        known = self._c_hash
        if known == -1:
            seconds, micros = divmod(self._c_micros, SECOND)
            known = self._c_hash = hash((self._c_days, seconds, micros))
        return known

    def __bool__(self, /):
        return self._c_days != 0 or self._c_micros != 0

    def __eq__(self, value, /):
        if isinstance(value, timedelta):
            return self._c_days == value._c_days and self._c_micros == value._c_micros
        return NotImplemented

    def __ne__(self, value, /):
        if isinstance(value, timedelta):
            return self._c_days != value._c_days or self._c_micros != value._c_micros
        return NotImplemented

    def __lt__(self, value, /):
        if isinstance(value, timedelta):
            a, b = self._c_days, value._c_days
            return self._c_micros < value._c_micros if a == b else a < b
        return NotImplemented

    def __le__(self, value, /):
        if isinstance(value, timedelta):
            a, b = self._c_days, value._c_days
            return self._c_micros <= value._c_micros if a == b else a < b
        return NotImplemented

    def __gt__(self, value, /):
        if isinstance(value, timedelta):
            a, b = self._c_days, value._c_days
            return self._c_micros > value._c_micros if a == b else a > b
        return NotImplemented

    def __ge__(self, value, /):
        if isinstance(value, timedelta):
            a, b = self._c_days, value._c_days
            return self._c_micros >= value._c_micros if a == b else a > b
        return NotImplemented

    def __add__(self, value, /):
        if not isinstance(value, timedelta):
            return NotImplemented
        days, micros = self._c_days + value._c_days, self._c_micros + value._c_micros
        if micros >= DAY:
            days, micros = days + 1, micros - DAY
        return made(days, micros)

    __radd__ = __add__

    def __sub__(self, value, /):
        if not isinstance(value, timedelta):
            return NotImplemented
        days, micros = self._c_days - value._c_days, self._c_micros - value._c_micros
        if micros < 0:
            days, micros = days - 1, micros + DAY
        return made(days, micros)

    def __rsub__(self, value, /):
        return timedelta.__sub__(value, self) if isinstance(value, timedelta) else NotImplemented

    def __pos__(self, /):
        return made(self._c_days, self._c_micros)

    def __neg__(self, /):
        micros = self._c_micros
        return made(-self._c_days - 1, DAY - micros) if micros else made(-self._c_days, 0)

    def __abs__(self, /):
        return timedelta.__neg__(self) if self._c_days < 0 else made(self._c_days, self._c_micros)

    def __mul__(self, value, /):
        if type(value) is int or isinstance(value, int):
            return of_micros((self._c_days * DAY + self._c_micros) * int(value))
        if isinstance(value, float):
            number, by = value.as_integer_ratio()
            return of_micros(near((self._c_days * DAY + self._c_micros) * number, by))
        return NotImplemented

    __rmul__ = __mul__

    def __truediv__(self, value, /):
        micros = self._c_days * DAY + self._c_micros
        if isinstance(value, timedelta):
            return micros / (value._c_days * DAY + value._c_micros)
        if isinstance(value, int):
            return of_micros(near(micros, int(value)))
        if isinstance(value, float):
            number, by = value.as_integer_ratio()
            return of_micros(near(micros * by, number))
        return NotImplemented

    def __floordiv__(self, value, /):
        micros = self._c_days * DAY + self._c_micros
        if isinstance(value, timedelta):
            by = value._c_days * DAY + value._c_micros
        elif isinstance(value, int):
            by = int(value)
        else:
            return NotImplemented
        if not by:
            raise ZeroDivisionError("integer division or modulo by zero")
        return micros // by if isinstance(value, timedelta) else of_micros(micros // by)

    def __mod__(self, value, /):
        if not isinstance(value, timedelta):
            return NotImplemented
        by = value._c_days * DAY + value._c_micros
        if not by:
            raise ZeroDivisionError("integer modulo by zero")
        return of_micros((self._c_days * DAY + self._c_micros) % by)

    def __divmod__(self, value, /):
        if not isinstance(value, timedelta):
            return NotImplemented
        by = value._c_days * DAY + value._c_micros
        if not by:
            raise ZeroDivisionError("integer division or modulo by zero")
        quotient, rest = divmod(self._c_days * DAY + self._c_micros, by)
        return quotient, of_micros(rest)

    def __rtruediv__(self, value, /):
        return timedelta.__truediv__(value, self) if isinstance(value, timedelta) else NotImplemented

    def __rfloordiv__(self, value, /):
        return timedelta.__floordiv__(value, self) if isinstance(value, timedelta) else NotImplemented

    def __rmod__(self, value, /):
        return timedelta.__mod__(value, self) if isinstance(value, timedelta) else NotImplemented

    def __rdivmod__(self, value, /):
        return timedelta.__divmod__(value, self) if isinstance(value, timedelta) else NotImplemented

    def __reduce__(self, /):
        """__reduce__() -> (cls, state)"""
        seconds, micros = divmod(self._c_micros, SECOND)
        return type(self), (self._c_days, seconds, micros)


del timedelta.__slots__
timedelta.min = made(-_MOST, 0)
timedelta.max = made(_MOST, DAY - 1)
timedelta.resolution = made(0, 1)
