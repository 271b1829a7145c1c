"""Dates in parts, as far as it is not native."""

from _kept import index as _index
from _structseq import make as _make
from time import _local, _seconds_of, _take_zone

_fields = ("tm_year", "tm_mon", "tm_mday", "tm_hour", "tm_min", "tm_sec", "tm_wday", "tm_yday", "tm_isdst")
struct_time, _of = _make("struct_time", "time", _fields, ("tm_zone", "tm_gmtoff"))
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


def _week(t, first):
    """The week of the year, if weeks begin on that day."""
    return (t[7] - 1 + 7 - (t[6] - first) % 7) // 7


def _iso(t):
    """Year and week as ISO has them."""
    year, day, weekday = t[0], t[7], t[6]
    week = (day - 1 - weekday + 10) // 7
    if week < 1:
        year -= 1
        before = _days_before(year + 1) - _days_before(year)
        week = (day + before - 1 - weekday + 10) // 7
    elif week == 53 and (day - 1 - weekday + 3) >= _days_before(year + 1) - _days_before(year):
        year, week = year + 1, 1
    return year, week


def _named(value):
    return "None" if value is None else type(value).__name__


def _zone(t):
    """The zone that a time is in."""
    return (tzname[t[8] != 0] if t[8] >= 0 else "") if t[9] is None else t[9]


def _offset(t):
    """How far from UTC it is."""
    if t[8] < 0:
        return ""
    hours, minutes = divmod(abs(t[10] or 0) // 60, 60)
    return f"{'-' if (t[10] or 0) < 0 else '+'}{hours:02}{minutes:02}"


# What a letter stands for.
_letters = {
    "a": lambda t: _days[t[6]][:3], "A": lambda t: _days[t[6]], "b": lambda t: _months[t[1] - 1][:3], "h": lambda t: _months[t[1] - 1][:3],
    "B": lambda t: _months[t[1] - 1], "c": lambda t: strftime("%a %b %e %H:%M:%S %Y", t[:9]), "C": lambda t: f"{t[0] // 100:02}", "d": lambda t: f"{t[2]:02}",
    "D": lambda t: strftime("%m/%d/%y", t[:9]), "e": lambda t: f"{t[2]:2}", "F": lambda t: f"{t[0]}-{t[1]:02}-{t[2]:02}", "g": lambda t: f"{_iso(t)[0] % 100:02}",
    "G": lambda t: str(_iso(t)[0]), "H": lambda t: f"{t[3]:02}", "I": lambda t: f"{(t[3] % 12 or 12):02}", "j": lambda t: f"{t[7]:03}", "k": lambda t: f"{t[3]:2}",
    "l": lambda t: f"{(t[3] % 12 or 12):2}", "m": lambda t: f"{t[1]:02}", "M": lambda t: f"{t[4]:02}", "n": lambda t: "\n", "p": lambda t: "AM" if t[3] < 12 else "PM",
    "P": lambda t: "am" if t[3] < 12 else "pm", "r": lambda t: strftime("%I:%M:%S %p", t[:9]), "R": lambda t: f"{t[3]:02}:{t[4]:02}",
    "s": lambda t: str(int(mktime(t[:9]))), "S": lambda t: f"{t[5]:02}", "t": lambda t: "\t", "T": lambda t: f"{t[3]:02}:{t[4]:02}:{t[5]:02}",
    "u": lambda t: str(t[6] + 1), "U": lambda t: f"{_week(t, 6):02}", "V": lambda t: f"{_iso(t)[1]:02}", "w": lambda t: str((t[6] + 1) % 7),
    "W": lambda t: f"{_week(t, 0):02}", "x": lambda t: strftime("%m/%d/%y", t[:9]), "X": lambda t: strftime("%H:%M:%S", t[:9]), "y": lambda t: f"{t[0] % 100:02}",
    "Y": lambda t: str(t[0]), "z": lambda t: _offset(t), "Z": lambda t: _zone(t), "%": lambda t: "%",
}


def strftime(format, t=None, /):
    """A time in parts as a format has it."""
    if not isinstance(format, str):
        raise TypeError(f"strftime() argument 1 must be str, not {_named(format)}")
    if t is None:
        t = localtime()
    zone = t._hidden if isinstance(t, struct_time) else (None, 0)
    t = (*_checked(t, "strftime"), *zone)
    plan = _plans.get(format)
    if plan is None:
        if len(_plans) >= 100:
            _plans.clear()
        plan = _plans[str(format)] = _planned(format)
    parts = []
    for letter, known, flags, width in plan:
        if known is None:
            parts.append(letter)
        elif flags is None:
            parts.append(known(t))
        else:
            parts.append(_flagged(letter, known(t), flags, width))
    return "".join(parts)


_plans = {}


def _planned(format):
    """The parts of a format: a text and None, or a letter with what it stands for, its flags and its width; without both the flags are None."""
    plan = []
    at = 0
    while at < len(format):
        before = at
        at = format.find("%", at)
        if at < 0 or at + 1 == len(format):
            at = len(format)
        if before < at:
            plan.append((format[before:at], None, None, None))
        if at == len(format):
            break
        at += 1
        start = at
        flags = width = ""
        while at < len(format) and format[at] in "_-0^#":
            flags += format[at]
            at += 1
        while at < len(format) and "0" <= format[at] <= "9":
            width += format[at]
            at += 1
        if at < len(format) and format[at] in "EO":
            at += 1
        letter = format[at : at + 1]
        known = _letters.get(letter)
        at += 1
        if known is None:
            plan.append(("%" + format[start:at], None, None, None))
        elif at == start + 1:
            plan.append((letter, known, None, None))
        else:
            plan.append((letter, known, flags, width))
    return plan


def _flagged(letter, text, flags, width):
    """What a conversion gives, as its flags want it."""
    if "#" in flags:
        text = text.lower() if letter in "pZ" else text.upper()
    elif "^" in flags:
        text = text.upper()
    is_number = letter in "CdegGHIjklmMsSuUVwWyY"
    pad = " " if letter in "ekl" or not is_number else "0"
    for flag in flags:
        if flag in "_-0":
            pad = {"_": " ", "-": "", "0": "0"}[flag]
    if is_number:
        wide = max(len(text), int(width or 0))
        text = (text.lstrip(" 0") or "0").rjust(wide, pad) if pad else text.lstrip(" 0") or "0"
    elif width and pad:
        text = text.rjust(int(width), pad)
    return text


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
