"""Fields of dates and times, packed into numbers, and what arguments must be.

A day is `year << 9 | month << 5 | day`, a clock `hour << 32 | minute << 26 | second << 20 | microsecond`. A number of days is counted from the day
before January 1 of year 1.
"""

from _operator import index as _index

MINYEAR, MAXYEAR = 1, 9999
LAST = 3652059
SECOND, MINUTE, HOUR, DAY = 1_000_000, 60_000_000, 3_600_000_000, 86_400_000_000
# What was not given.
NO = type("", (), {"__slots__": (), "__repr__": lambda self: "<unrepresentable>"})()
_lengths = (0, 31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31)
_before = (0, 0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334)
DAYS = (None, "Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun")
MONTHS = (None, "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec")


def is_leap(year):
    return not year & 3 and (year % 100 != 0 or not year & 15)


def length_of(year, month):
    """The days of a month."""
    return 29 if month == 2 and is_leap(year) else _lengths[month]


def count(day):
    """The number of days to a packed day: years end with February here, and nothing depends on the month."""
    month = day >> 5 & 15
    # 1 from March on.
    late = month + 13 >> 4
    year = (day >> 9 & 0x3fff) - 1 + late
    century = year * 5243 >> 19
    return year * 365 + (year >> 2) - century + (century >> 2) + (979 * (month + 12 - 12 * late) - 2919 >> 5) + (day & 31) - 306


def day_at(number):
    """The packed day of a number of days, which is in range."""
    # The divisions by 146097, 1461 and 2141 are multiplications, as far as these numbers go.
    number = (number + 305) * 4 + 3
    century = number * 120414424 >> 44
    rest = number - century * 146097 | 3
    year = rest * 11758984 >> 34
    line = (rest - year * 1461 >> 2) * 2141 + 197913
    month = line >> 16 & 15
    next_year = month + 3 >> 4
    return (century * 100 + year + next_year) << 9 | (month - 12 * next_year) << 5 | ((line & 0xffff) * 31345 >> 26) + 1


def day_in_year(day):
    year, month = day >> 9, day >> 5 & 15
    return _before[month] + (month > 2 and is_leap(year)) + (day & 31)


def micros_of(clock):
    """The microseconds since midnight."""
    return (clock >> 32 & 31) * HOUR + (clock >> 26 & 63) * MINUTE + (clock >> 20 & 63) * SECOND + (clock & 0xfffff)


def clock_at(micros):
    """The packed time of a number of microseconds, below a day."""
    seconds = micros // SECOND
    minutes = seconds * 279621 >> 24
    hours = minutes * 279621 >> 24
    return hours << 32 | minutes - hours * 60 << 26 | seconds - minutes * 60 << 20 | micros - seconds * SECOND


def offset_text(micros, colon=":"):
    """An offset from UTC, in microseconds."""
    sign = "+"
    if micros < 0:
        sign, micros = "-", -micros
    seconds, micros = divmod(micros, SECOND)
    minutes, seconds = divmod(seconds, 60)
    text = f"{sign}{minutes // 60:02}{colon}{minutes % 60:02}"
    if micros:
        return f"{text}{colon}{seconds:02}.{micros:06}"
    return f"{text}{colon}{seconds:02}" if seconds else text


def c_int(value):
    """An argument that is an integer of 32 bits."""
    if type(value) is not int:
        value = _index(value)
    if not -0x80000000 <= value < 0x80000000:
        if not -0x8000000000000000 <= value < 0x8000000000000000:
            raise OverflowError("Python int too large to convert to C long")
        raise OverflowError(f"signed integer is {'greater than maximum' if value > 0 else 'less than minimum'}")
    return value


def arguments(name, names, least, values, more=(), wrong=(), most=None):
    """TypeError where arguments are missing or too many. `values` has NO for what was not given, `most` of them by place."""
    shown = name + "()" if name else "function"
    total = len(more) + len(wrong)
    for value in values:
        total += value is not NO
    if total > len(names):
        raise TypeError(f"{shown} takes at most {len(names)} argument{'s' * (len(names) != 1)} ({total} given)")
    if more:
        raise TypeError(f"{shown} takes at most {most} positional argument{'s' * (most != 1)} ({most + len(more)} given)")
    for at in range(least):
        if values[at] is NO:
            raise TypeError(f"{shown} missing required argument '{names[at]}' (pos {at + 1})")
    for key in wrong:
        raise TypeError(f"'{key}' is an invalid keyword argument for {name + '()' if name else 'this function'}")


def packed_day(year, month, day):
    if not 1 <= year <= 9999:
        raise ValueError(f"year {year} is out of range")
    if not 1 <= month <= 12:
        raise ValueError("month must be in 1..12")
    if not 1 <= day <= length_of(year, month):
        raise ValueError("day is out of range for month")
    return year << 9 | month << 5 | day


def packed_clock(hour, minute, second, micro, fold=0):
    if not 0 <= hour <= 23:
        raise ValueError("hour must be in 0..23")
    if not 0 <= minute <= 59:
        raise ValueError("minute must be in 0..59")
    if not 0 <= second <= 59:
        raise ValueError("second must be in 0..59")
    if not 0 <= micro <= 999999:
        raise ValueError("microsecond must be in 0..999999")
    if fold != 0 and fold != 1:
        raise ValueError("fold must be either 0 or 1")
    return hour << 32 | minute << 26 | second << 20 | micro


def type_name(self):
    """The name of a class as C knows it."""
    cls = type(self)
    return "datetime." + cls.__name__ if cls.__module__ == "datetime" else cls.__name__


def class_name(value):
    """The same, in a message about a wrong argument: None is one of them."""
    cls = type(value)
    return "None" if value is None else "datetime." + cls.__name__ if cls.__module__ == "datetime" else cls.__name__


def sort_keys(items, /):
    """Numbers that have the order of objects of one of the classes; None if some are in different zones."""
    first = items[0]
    cls = type(first)
    if cls.__name__ == "timedelta":
        return [item._c_days * DAY + item._c_micros for item in items]
    if cls.__name__ == "date":
        return [item._c_day for item in items]
    zone = first._c_zone
    for item in items:
        if item._c_zone is not zone:
            return None
    if cls.__name__ == "time":
        return [item._c_clock for item in items]
    return [item._c_day << 37 | item._c_clock for item in items]


_shapes = {"auto": 0, "hours": 1, "minutes": 2, "seconds": 3, "milliseconds": 4, "microseconds": 5}


def shape_of(timespec):
    """The number of a `timespec`."""
    shape = _shapes.get(timespec)
    if shape is None:
        if not isinstance(timespec, str):
            raise TypeError(f"isoformat() argument 'timespec' must be str, not {class_name(timespec)}")
        raise ValueError("Unknown timespec value")
    return shape
