# stringprep and punycode's own functions: tables one character at a time, mappings, labels there and back.
import stringprep
from encodings import punycode
from encodings.idna import nameprep


def t(f, *a):
    try:
        return f(*a)
    except (UnicodeError, ValueError) as e:
        return f"{type(e).__name__}: {e}"


for text in ("bücher", "", "abc", "é", "-> $1.00 <-", "\u4ed6\u4eec\u4e3a\u4ec0\u4e48", "a\U0001f600b", "aé" * 9):
    made = punycode.punycode_encode(text)
    print(ascii(text), made, punycode.punycode_decode(made, "strict") == text, punycode.segregate(text))
for bad in (b"\xff-x", b"abc-!!", b"-", b"99999999"):
    print(bad, t(punycode.punycode_decode, bad, "strict"))
print([ascii(t(nameprep, s)) for s in ("Ab\u00df", "\u00adx", "\u0340", "a\u200bb", "\u2000x", "\ufb01", "a\u0627")])
tables = [name for name in dir(stringprep) if name.startswith("in_table")]
for ch in ("a", " ", "\u00a0", "\x00", "\u0378", "\u200e", "\ud800", "\ue000", "\u0627", "\u00ad", "\ufffd", "\U000e0001", "\u2ff0"):
    print(ascii(ch), [name[9:] for name in tables if getattr(stringprep, name)(ch)])
print(stringprep.map_table_b3("\u0130"), ascii(stringprep.map_table_b2("\u03d2")), len(tables))
total = 0
for i in range(200):
    label = "m" + chr(0xE0 + i % 24) * (i % 3 + 1) + str(i)
    coded = punycode.punycode_encode(label)
    assert punycode.punycode_decode(coded, "strict") == label
    total += len(coded) + sum(coded)
print(total)
