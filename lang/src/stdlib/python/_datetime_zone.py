"""The classes `tzinfo` and `timezone`."""

from _datetime_fields import DAY, NO, arguments, class_name, offset_text, type_name
from _datetime_span import made, timedelta

_new = object.__new__
# The class `datetime`, which says so itself.
moment = None


class tzinfo:
    """Abstract base class for time zone info objects."""

    __module__ = "datetime"
    __slots__ = ()

    def __new__(cls, /, *args, **keywords):
        return _new(cls)

    def tzname(self, dt, /):
        """datetime -> string name of time zone."""
        raise NotImplementedError("a tzinfo subclass must implement tzname()")

    def utcoffset(self, dt, /):
        """datetime -> timedelta showing offset from UTC, negative values indicating West of UTC"""
        raise NotImplementedError("a tzinfo subclass must implement utcoffset()")

    def dst(self, dt, /):
        """datetime -> DST offset as timedelta positive east of UTC."""
        raise NotImplementedError("a tzinfo subclass must implement dst()")

    def fromutc(self, dt, /):
        """datetime in UTC -> datetime in local time."""
        _check(self, dt)
        offset = dt.utcoffset()
        if offset is None:
            raise ValueError("fromutc: non-None utcoffset() result required")
        summer = dt.dst()
        if summer is None:
            raise ValueError("fromutc: non-None dst() result required")
        result = dt + (offset - summer)
        summer = result.dst()
        if summer is None:
            raise ValueError("fromutc: tz.dst() gave inconsistent results; cannot convert")
        return result + summer if summer else result

    def __reduce__(self, /):
        """-> (cls, state)"""
        arguments = getattr(self, "__getinitargs__", None)
        return type(self), () if arguments is None else arguments(), self.__getstate__()


def _check(zone, dt):
    if not isinstance(dt, moment):
        raise TypeError("fromutc: argument must be a datetime")
    if dt.tzinfo is not zone:
        raise ValueError("fromutc: dt.tzinfo is not self")


def zone_of(offset, micros, name):
    """A zone with a checked offset."""
    self = _new(timezone)
    self._c_offset = offset
    self._c_micros = micros
    self._c_name = name
    return self


def zone_at(micros):
    """The zone that is so many microseconds from UTC."""
    if not micros:
        return utc
    days = micros // DAY
    return timezone(made(days, micros - days * DAY))


class timezone(tzinfo):
    """Fixed offset from UTC implementation of tzinfo."""

    __module__ = "datetime"
    __slots__ = ("_c_offset", "_c_micros", "_c_name")

    def __new__(cls, offset=NO, name=NO, *more, **wrong):
        if offset is NO or more or wrong:
            arguments("timezone", ("offset", "name"), 1, (offset, name), more, wrong)
        if not isinstance(offset, timedelta):
            raise TypeError(f"timezone() argument 1 must be datetime.timedelta, not {class_name(offset)}")
        if name is NO:
            if not offset:
                return utc
        elif not isinstance(name, str):
            raise TypeError(f"timezone() argument 2 must be str, not {class_name(name)}")
        micros = offset._c_days * DAY + offset._c_micros
        if not -DAY < micros < DAY:
            raise ValueError(f"offset must be a timedelta strictly between -timedelta(hours=24) and timedelta(hours=24), not {offset!r}.")
        return zone_of(offset, micros, None if name is NO else name)

    def __repr__(self, /):
        if self is utc:
            return "datetime.timezone.utc"
        if self._c_name is None:
            return f"datetime.timezone({self._c_offset!r})"
        return f"datetime.timezone({self._c_offset!r}, {self._c_name!r})"

    def __str__(self, /):
        if self._c_name is not None:
            return self._c_name
        if self is utc or not self._c_micros:
            return "UTC"
        return "UTC" + offset_text(self._c_micros)

    def __hash__(self, /):
        return hash(self._c_offset)

    def __eq__(self, value, /):
        return self._c_micros == value._c_micros if isinstance(value, timezone) else NotImplemented

    def __ne__(self, value, /):
        return self._c_micros != value._c_micros if isinstance(value, timezone) else NotImplemented

    def tzname(self, dt, /):
        """If name is specified when timezone is created, returns the name.  Otherwise returns offset as 'UTC(+|-)HH:MM'."""
        if dt is not None and not isinstance(dt, moment):
            _refuse("tzname", dt)
        return timezone.__str__(self)

    def utcoffset(self, dt, /):
        """Return fixed offset."""
        if dt is not None and not isinstance(dt, moment):
            _refuse("utcoffset", dt)
        return self._c_offset

    def dst(self, dt, /):
        """Return None."""
        if dt is not None and not isinstance(dt, moment):
            _refuse("dst", dt)

    def fromutc(self, dt, /):
        """datetime in UTC -> datetime in local time."""
        _check(self, dt)
        return dt + self._c_offset

    def __getinitargs__(self, /):
        """pickle support"""
        return (self._c_offset,) if self._c_name is None else (self._c_offset, self._c_name)


def _refuse(name, dt):
    raise TypeError(f"{name}(dt) argument must be a datetime instance or None, not {type_name(dt)}")


def micros_of(found, name):
    """What a zone's method said, as microseconds."""
    if found is None:
        return None
    if not isinstance(found, timedelta):
        raise TypeError(f"tzinfo.{name}() must return None or timedelta, not '{type_name(found)}'")
    days = found._c_days
    if days != 0 and (days != -1 or not found._c_micros):
        raise ValueError("offset must be a timedelta strictly between -timedelta(hours=24) and timedelta(hours=24).")
    return days * DAY + found._c_micros


def offset_in(zone, dt):
    """How far a zone is from UTC then, in microseconds; None if nobody says so."""
    if zone is None:
        return None
    if type(zone) is timezone:
        return zone._c_micros
    return micros_of(zone.utcoffset(dt), "utcoffset")


def name_in(zone, dt):
    """The name of a zone then."""
    if zone is None:
        return None
    name = zone.tzname(dt)
    if name is not None and not isinstance(name, str):
        raise TypeError(f"tzinfo.tzname() must return None or a string, not '{type_name(name)}'")
    return name


def formatted(format, micro, zone, dt):
    """A format for `time.strftime`: what that does not know of is put in."""
    if not format.isascii():
        # UnicodeEncodeError for half a pair.
        format.encode()
    parts = []
    start = at = 0
    while (at := format.find("%", at)) >= 0:
        letter = format[at + 1 : at + 2]
        if letter == "z":
            found = offset_in(zone, dt)
            text = "" if found is None else offset_text(found, "")
        elif letter == "Z":
            text = (name_in(zone, dt) or "").replace("%", "%%")
            if not isinstance(text, str):
                raise TypeError("tzname.replace() did not return a string")
            text.encode()
        elif letter == "f":
            text = f"{micro:06}"
        else:
            at += 2
            continue
        parts.append(format[start:at])
        parts.append(text)
        start = at = at + 2
    if not parts:
        return format
    parts.append(format[start:])
    return "".join(parts)


def checked(zone):
    """A zone, or none."""
    if zone is not None and not isinstance(zone, tzinfo):
        raise TypeError(f"tzinfo argument must be None or of a tzinfo subclass, not type '{type_name(zone)}'")
    return zone


del timezone.__slots__, tzinfo.__slots__
utc = zone_of(made(0, 0), 0, None)
timezone.utc = utc
timezone.min = zone_at(-(DAY - 60_000_000))
timezone.max = zone_at(DAY - 60_000_000)
