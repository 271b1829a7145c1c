# locale as far as the C locale goes: format_string, grouping by hand, atof and atoi, currency errors, normalize, string order.
import locale

locale.setlocale(locale.LC_ALL, "C")
conv = locale.localeconv()
print(conv["decimal_point"], repr(conv["thousands_sep"]), conv["int_frac_digits"], locale.setlocale(locale.LC_NUMERIC), locale.getlocale(locale.LC_NUMERIC))
print(locale.format_string("%d %s %.2f %%", (1234567, "x", 9876.543), grouping=True), locale.format_string("%(a)d|%(b)5.1f", {"a": 5, "b": 2.25}), locale.format_string("%x", 255), locale.format_string("%5d|%-5d|%+d", (1, 2, 3)), locale.str(1.5), locale.atof("12.5"), locale.atoi("42"), locale.delocalize("1,5") , locale.localize("1.5"))
for bad in (lambda: locale.atof("x"), lambda: locale.format_string("%d", "x"), lambda: locale.getlocale(locale.LC_ALL) and locale.normalize(5)):
    try:
        print(bad())
    except (locale.Error, ValueError, TypeError, AttributeError) as e:
        print(type(e).__name__)
for name in ("de_DE", "en", "en_us.utf8", "german", "C", "fr_FR.ISO8859-1", "ja_JP.eucjp", "xx_yy.utf-8", "de_DE@euro", "POSIX", "sr_RS@latin"):
    print(name, locale.normalize(name))
real = locale.localeconv
locale._override_localeconv = {"decimal_point": ",", "thousands_sep": ".", "grouping": [3, 3, 0], "mon_decimal_point": ",", "mon_thousands_sep": ".", "mon_grouping": [3, 3, 0], "currency_symbol": "EUR", "int_curr_symbol": "EUR ", "frac_digits": 2, "int_frac_digits": 2, "p_cs_precedes": 0, "p_sep_by_space": 1, "n_cs_precedes": 1, "n_sep_by_space": 0, "p_sign_posn": 1, "n_sign_posn": 1, "positive_sign": "", "negative_sign": "-"}
print(locale.format_string("%.2f", 1234567.891, grouping=True), locale.format_string("%d", -9876543, True), locale.currency(1234.5), locale.currency(-1234.5, grouping=True), locale.currency(9.999, international=True), locale.currency(5, symbol=False), locale.atof("1.234,5"), locale.delocalize("1.234,5"), locale.localize("1234.5", grouping=True), locale.str(0.5))
locale._override_localeconv["grouping"] = [2, 3, locale.CHAR_MAX]
print(locale.format_string("%d", 123456789012, True), locale.format_string("%10.1f|", 12345.67, True), locale.format_string("%e", 12345.678, True))
total = 0
for i in range(150):
    locale._override_localeconv["grouping"] = [[3, 0], [2, 2, 0], [4, 3, 0]][i % 3]
    text = locale.format_string("%.1f", i * 12345.5, grouping=True)
    assert locale.atof(text) == i * 12345.5
    total += len(text) + text.count(".")
locale._override_localeconv = {}
words = ["b", "a", "C", "B", "é", ""]
print(total, sorted(words, key=locale.strxfrm), [locale.strcoll("a", "b") < 0, locale.strcoll("b", "a") > 0, locale.strcoll("a", "a")])
