# urllib.parse: quote, unquote, plus signs, bytes; parse_qs, parse_qsl and urlencode with their options.
from urllib.parse import *


def t(f, *a, **k):
    try:
        return f(*a, **k)
    except (ValueError, TypeError, UnicodeError) as e:
        return f"{type(e).__name__}: {e}"


print(quote("a b/c?d=é~"), quote("a b/c", safe=""), quote("/é", encoding="latin-1"), quote(b"\x00\xff a"), quote_plus("a b+c&d/"), quote_plus("a b", safe=" "), quote_from_bytes(b"a /\x80"), quote("\ud800", errors="replace"), quote(""))
print(unquote("a%20b%C3%A9%zz%4"), unquote("%E9", encoding="latin-1"), ascii(unquote("%ff")), unquote_plus("a+b%2B"), unquote_to_bytes("a%ff%zz"), unquote_to_bytes("é%41"), unquote(b"a%41"), repr(unquote("")))
print(t(quote, "x", encoding=None), t(quote, b"x", encoding="utf-8"), t(quote, 5), t(quote_from_bytes, "str"), t(unquote, "%ff", errors="strict"))
print(parse_qs("a=1&b=2&a=3&c=&d"), parse_qs("a=&b", keep_blank_values=True), parse_qsl("a=1;b=2", separator=";"), parse_qsl("x=%20+y&z=%C3%A9"), parse_qs(b"k=v"), parse_qsl(""), parse_qsl("=v&a==b"))
print(t(parse_qsl, "a&b=1", strict_parsing=True), t(parse_qsl, "a=1&b=2&c=3", max_num_fields=2), t(parse_qs, "a=1", separator=""), t(parse_qsl, "a=%ff", errors="strict"))
print(urlencode({"a": 1, "b c": "d&e", "f": [1, 2]}), urlencode({"f": [1, 2], "g": "xy", "h": ()}, doseq=True), urlencode([("a", "é"), (b"k", b"\xff")]), urlencode({"a": "x y"}, quote_via=quote), urlencode({"p": "/a"}, safe="/"), urlencode(()))
for bad in ("text", [1, 2], 5):
    print(t(urlencode, bad))
count = 0
for i in range(120):
    pairs = [("k%d" % k, chr(40 + (i * k) % 90) * (k % 3) + "é") for k in range(1, 5)]
    text = urlencode(pairs)
    assert parse_qsl(text, keep_blank_values=True) == pairs, text
    count += len(text) + text.count("%")
print(count)
