# Properties of characters.
import unicodedata as u

for c in "aA1 \n\u0301\u00e9\u00bd\u4e2d\uac00\u0660\u2028\u200f\U0001f600(\u05d0\u0bf0\uff21\u01c5\ue000\u0378":
    print(
        f"{ord(c):04X}", u.category(c), u.bidirectional(c) or "-", u.combining(c), u.mirrored(c), u.east_asian_width(c), u.numeric(c, None), u.digit(c, None),
        u.decimal(c, None), u.decomposition(c) or "-", u.name(c, "-"),
    )
for function in [u.category, u.combining, u.name, u.digit]:
    for bad in ["", "ab", 1]:
        try:
            function(bad)
        except TypeError as error:
            print(function.__name__, error)
for call in [lambda: u.numeric("a"), lambda: u.digit("a"), lambda: u.decimal("\u00b2"), lambda: u.name("\n"), lambda: u.lookup("NO SUCH NAME")]:
    try:
        call()
    except (ValueError, KeyError) as error:
        print(type(error).__name__, error)
print(u.lookup("LATIN SMALL LETTER E WITH ACUTE"), u.unidata_version)
counts = {}
for code in range(0x80, 0x500):
    kind = u.category(chr(code))
    counts[kind] = counts.get(kind, 0) + 1
print(counts)
