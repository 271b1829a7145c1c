"""The half in Python of `_locale`: the numbers of categories and of what can be asked for."""

from _locale import _set

LC_CTYPE, LC_TIME, LC_COLLATE, LC_MONETARY, LC_MESSAGES, LC_NUMERIC = 0, 2, 3, 4, 5, 1
LC_ALL, CHAR_MAX, DAY_1, DAY_2, DAY_3, DAY_4 = 6, 127, 131079, 131080, 131081, 131082
DAY_5, DAY_6, DAY_7, ABDAY_1, ABDAY_2, ABDAY_3 = 131083, 131084, 131085, 131072, 131073, 131074
ABDAY_4, ABDAY_5, ABDAY_6, ABDAY_7, MON_1, MON_2 = 131075, 131076, 131077, 131078, 131098, 131099
MON_3, MON_4, MON_5, MON_6, MON_7, MON_8 = 131100, 131101, 131102, 131103, 131104, 131105
MON_9, MON_10, MON_11, MON_12, ABMON_1, ABMON_2 = 131106, 131107, 131108, 131109, 131086, 131087
ABMON_3, ABMON_4, ABMON_5, ABMON_6, ABMON_7, ABMON_8 = 131088, 131089, 131090, 131091, 131092, 131093
ABMON_9, ABMON_10, ABMON_11, ABMON_12, RADIXCHAR, THOUSEP = 131094, 131095, 131096, 131097, 65536, 65537
CRNCYSTR, D_T_FMT, D_FMT, T_FMT, AM_STR, PM_STR = 262159, 131112, 131113, 131114, 131110, 131111
CODESET, T_FMT_AMPM, ERA, ERA_D_FMT, ERA_D_T_FMT, ERA_T_FMT = 14, 131115, 131116, 131118, 131120, 131121
ALT_DIGITS, YESEXPR, NOEXPR, _DATE_FMT = 131119, 327680, 327681, 131180

Error = type("Error", (Exception,), {"__module__": "locale", "__doc__": "A locale that there is not."})


def setlocale(category, locale=None, /):
    """Sets a part of the locale, or says which one is in force."""
    if locale is not None and not isinstance(locale, str):
        raise TypeError(f"setlocale() argument 2 must be str or None, not {type(locale).__name__}")
    found = _set(category, locale)
    if found is None:
        raise Error("unsupported locale setting" if locale is not None else "locale query failed")
    return found


def getencoding():
    """The encoding of the user. Texts of the system are UTF-8 here."""
    return "UTF-8"
