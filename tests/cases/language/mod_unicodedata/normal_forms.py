# Normal forms: composition, compatibility, Hangul, order of marks.
import unicodedata as u

texts = ["caf\u00e9", "cafe\u0301", "\u212b", "\ufb01", "\uac01", "\u1100\u1161\u11a8", "q\u0307\u0323", "a\u0323\u0307", "\u1e9b\u0323", "\u2460", "\u0958", "abc", "", "\u03d3", "\U0001d15e"]
for text in texts:
    for form in ("NFC", "NFD", "NFKC", "NFKD"):
        print(form, " ".join(f"{ord(c):04X}" for c in u.normalize(form, text)), u.is_normalized(form, text))
try:
    u.normalize("NFX", "a")
except ValueError as error:
    print(error)
same = 0
for code in range(0xC0, 0x250):
    c = chr(code)
    same += u.normalize("NFC", u.normalize("NFD", c)) == c
print(same)
