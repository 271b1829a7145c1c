# Numbers, money, dates, plurals and lists of several locales; catalogues of messages, extracted and written.
# pip: babel==2.19.0
import io
from datetime import date, datetime, time, timedelta, timezone
from decimal import Decimal

from babel import Locale, UnknownLocaleError, negotiate_locale
from babel.dates import format_date, format_datetime, format_interval, format_skeleton, format_time, format_timedelta, get_timezone, parse_date
from babel.lists import format_list
from babel.messages.catalog import Catalog
from babel.messages.extract import extract
from babel.messages.mofile import read_mo, write_mo
from babel.messages.pofile import read_po, write_po
from babel.numbers import NumberFormatError, format_compact_decimal, format_currency, format_decimal, format_percent, format_scientific, parse_decimal
from babel.plural import PluralRule
from babel.units import format_unit

when = datetime(2024, 2, 29, 17, 5, 9, tzinfo=timezone.utc)
for name in ("en_US", "de_DE", "ja_JP", "ar_EG", "fr_CH", "hi_IN"):
    locale = Locale.parse(name)
    print(name, locale.display_name, locale.text_direction, format_decimal(Decimal("-1234567.891"), locale=name), format_currency(9876.5, "EUR", locale=name), format_percent(0.256, locale=name))
    print("  ", format_date(when, "full", locale=name), format_datetime(when, "short", tzinfo=get_timezone("Europe/Berlin"), locale=name), format_timedelta(timedelta(days=-40), add_direction=True, locale=name))
    print("  ", format_list(["a", "b", "c"], locale=name), format_unit(12.5, "length-kilometer", locale=name), format_compact_decimal(1234567, locale=name))
print(format_date(date(2024, 1, 1), "EEE, d MMMM yyyy G 'week' w Q", locale="en"), format_time(time(23, 59), "h:mm a", locale="en"), format_skeleton("yMMMd", when, locale="nl"))
print(format_interval(date(2024, 1, 1), date(2024, 1, 5), "yMd", locale="fr"), parse_date("1.4.2024", locale="de"), parse_decimal("1.234,5", locale="de"), format_scientific(123456, locale="en"))
print([Locale(name).plural_form(n) for name in ("en", "pl", "ar") for n in (0, 1, 2, 5, 11)], PluralRule({"one": "n mod 10 is 1"})(21))
print(negotiate_locale(["de-AT", "en"], ["en_US", "de_DE"]), Locale("de").languages["it"], Locale("es").territories["DE"], str(Locale.parse("zh-Hant-TW", sep="-")))
for wrong in (lambda: Locale.parse("xx_YY"), lambda: parse_decimal("1,2,x", locale="en"), lambda: Locale.parse("not a locale")):
    try:
        wrong()
    except (UnknownLocaleError, NumberFormatError, ValueError) as error:
        print(type(error).__name__, error)
SOURCE = b'# NOTE: for the title\n_("Hello")\nngettext("%(n)d file", "%(n)d files", n)\nx = pgettext("menu", "Open")\n'
catalog = Catalog(locale="de", project="test", creation_date=when, revision_date=when)
for line, message, comments, context in extract("python", io.BytesIO(SOURCE), comment_tags=["NOTE:"]):
    catalog.add(message, None, [("a.py", line)], auto_comments=comments, context=context)
catalog["Hello"].string = "Hallo"
catalog[("%(n)d file", "%(n)d files")].string = ("%(n)d Datei", "%(n)d Dateien")
out = io.BytesIO()
write_po(out, catalog, omit_header=True)
print(out.getvalue().decode())
compiled = io.BytesIO()
write_mo(compiled, catalog)
compiled.seek(0)
print([(m.id, m.string) for m in read_mo(compiled) if m.id], catalog.num_plurals, len(list(catalog.check())), read_po(io.BytesIO(out.getvalue()), locale="de").get("Open", "menu").context)
