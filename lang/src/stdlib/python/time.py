"""Dates in parts, as far as it is not native."""

from _kept import index as _index
from _structseq import make as _make
from time import _local, _seconds_of, _take_zone

_fields = ("tm_year", "tm_mon", "tm_mday", "tm_hour", "tm_min", "tm_sec", "tm_wday", "tm_yday", "tm_isdst")
struct_time, _of = _make("struct_time", "time", _fields, ("tm_zone", "tm_gmtoff"))
_tuple_of = _of
_STRUCT_TM_ITEMS = 11
CLOCK_REALTIME, CLOCK_MONOTONIC, CLOCK_PROCESS_CPUTIME_ID, CLOCK_THREAD_CPUTIME_ID, CLOCK_MONOTONIC_RAW, CLOCK_BOOTTIME, CLOCK_TAI = 0, 1, 2, 3, 4, 7, 11
_days = ("Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday")
_months = (
    "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December",
)


def _days_before(year):
    year -= 1
    return year * 365 + year // 4 - year // 100 + year // 400


def _is_leap(year):
    return year % 4 == 0 and (year % 100 != 0 or year % 400 == 0)


def _lengths(year):
    return (31, 29 if _is_leap(year) else 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31)


_epoch = _days_before(1970)


def tzset():
    """Reads the time zone from the environment."""
    global timezone, altzone, daylight, tzname
    timezone, altzone, tzname = _take_zone()
    daylight = int(timezone != altzone)


tzset()


def _whole(seconds):
    """The whole number of seconds of a time, or of now."""
    if seconds is None:
        seconds = time()
    elif type(seconds) is not int and not isinstance(seconds, float):
        seconds = _index(seconds)
    if seconds != seconds:
        raise ValueError("Invalid value NaN (not a number)")
    if not -0x8000000000000000 <= seconds < 0x8000000000000000:
        raise OverflowError("timestamp out of range for platform time_t")
    return int(seconds // 1)


def _clock_of_timestamp(value):
    """The whole seconds of a time, and the microseconds that are nearest to the rest."""
    micros = 0
    if isinstance(value, float):
        if value != value:
            raise ValueError("Invalid value NaN (not a number)")
        if not -0x8000000000000000 <= value < 0x8000000000000000:
            raise OverflowError("timestamp out of range for platform time_t")
        seconds = int(value)
        micros = round((value - seconds) * 1e6)
        if micros >= 1_000_000:
            seconds, micros = seconds + 1, micros - 1_000_000
        elif micros < 0:
            seconds, micros = seconds - 1, micros + 1_000_000
    else:
        seconds = value if type(value) is int else _index(value)
        if not -0x8000000000000000 <= seconds < 0x8000000000000000:
            raise OverflowError("timestamp out of range for platform time_t")
    return seconds, micros


def gmtime(seconds=None, /):
    """A time in parts, of UTC."""
    seconds = _whole(seconds)
    day, rest = divmod(seconds, 86400)
    # At most a year or two too early: 400 years have 146097 days.
    year = 1968 + day * 400 // 146097
    if not -0x80000000 <= year - 1900 < 0x7fffffff:
        raise OSError(75, "Value too large for defined data type")
    while _days_before(year + 1) - _epoch <= day:
        year += 1
    while _days_before(year) - _epoch > day:
        year -= 1
    of_year = day - (_days_before(year) - _epoch)
    month, left = 1, of_year
    for length in _lengths(year):
        if left < length:
            break
        left -= length
        month += 1
    hour, rest = divmod(rest, 3600)
    return _of(year, month, left + 1, hour, rest // 60, rest % 60, (day + 3) % 7, of_year + 1, 0, "GMT", 0)


def localtime(seconds=None, /):
    """A time in parts, where the user is."""
    return _of(*_local(_whole(seconds)))


def _gathered(t, of):
    """The numbers of a time in parts, which may be out of range."""
    if not isinstance(t, tuple):
        raise TypeError("Tuple or struct_time argument required")
    if len(t) != 9:
        raise TypeError(f"{of}(): illegal time tuple argument")
    numbers = []
    for number in t:
        if type(number) is not int:
            number = _index(number)
        if not -0x80000000 <= number < 0x80000000:
            if not -0x8000000000000000 <= number < 0x8000000000000000:
                raise OverflowError("Python int too large to convert to C long")
            raise OverflowError(f"signed integer is {'greater than maximum' if number > 0 else 'less than minimum'}")
        numbers.append(number)
    if not -0x80000000 <= numbers[0] - 1900:
        raise OverflowError("year out of range")
    return numbers


def _checked(t, of):
    """The numbers of a time in parts. Month, day and day of the year may be 0, and are 1 then."""
    numbers = _gathered(t, of)
    for at, least, most, what in _ranges:
        number = numbers[at]
        if number == 0 and least == 1:
            numbers[at] = 1
        elif not least <= number <= most:
            raise ValueError(f"{what} out of range")
    # Sunday may be 6 or -1, and days of the week go round.
    numbers[6] = ((numbers[6] + 1) % 7 if numbers[6] >= 0 else 0) + 6
    numbers[6] %= 7
    return numbers


_ranges = (
    (1, 1, 12, "month"), (2, 1, 31, "day of month"), (3, 0, 23, "hour"), (4, 0, 59, "minute"), (5, 0, 61, "seconds"), (6, -1, 0x7ffffffe, "day of week"),
    (7, 1, 366, "day of year"),
)


def mktime(t, /):
    """The seconds that a time in parts is."""
    t = _gathered(t, "mktime")
    seconds = _seconds_of(tuple(t))
    if seconds is None:
        raise OverflowError("mktime argument out of range")
    return float(seconds)


def asctime(t=None, /):
    """A time in parts as text."""
    t = _checked(localtime() if t is None else t, "asctime")
    return f"{_days[t[6]][:3]} {_months[t[1] - 1][:3]} {t[2]:2} {t[3]:02}:{t[4]:02}:{t[5]:02} {t[0]}"


def ctime(seconds=None, /):
    """A time as text."""
    return asctime(localtime(seconds))


def _named(value):
    return "None" if value is None else type(value).__name__


def strftime(format, t=None, /):
    """A time in parts as a format has it."""
    if not isinstance(format, str):
        raise TypeError(f"strftime() argument 1 must be str, not {_named(format)}")
    if t is None:
        t = localtime()
    zone, offset = t._hidden if isinstance(t, struct_time) else (None, 0)
    text = _text_of(format, t, zone, offset)
    return _text_of(format, tuple(_checked(t, "strftime")), zone, offset) if text is None else text


def strptime(string, format="%a %b %d %H:%M:%S %Y", /):
    """The time in parts that a text is."""
    import _strptime

    return _strptime._strptime_time(string, format)


def thread_time():
    """Seconds of processor time of this thread."""
    return clock_gettime(CLOCK_THREAD_CPUTIME_ID)


def thread_time_ns():
    """Nanoseconds of processor time of this thread."""
    return clock_gettime_ns(CLOCK_THREAD_CPUTIME_ID)


def process_time_ns():
    """Nanoseconds of processor time."""
    return int(process_time() * 1_000_000_000)


def get_clock_info(name, /):
    """What there is to know of a clock."""
    from types import SimpleNamespace

    if name not in ("time", "monotonic", "perf_counter", "process_time", "thread_time"):
        raise ValueError("unknown clock")
    return SimpleNamespace(
        implementation=f"clock_gettime({name})", monotonic=name != "time", adjustable=name == "time", resolution=1e-09
    )
