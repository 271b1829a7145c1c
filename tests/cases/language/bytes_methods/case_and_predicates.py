# bytes and bytearray: ASCII case mapping and the is… methods leave other bytes alone.
samples = [b"", b"abc", b"ABC", b"aBc Def", b"123", b"a1", b" \t\n\x0b\x0c\r", b"\xe9\xc9", b"\x1c", b"Title Case", b"tITLE", b"a\x00b", b"1a", b"_", b"THEY'RE"]
names = ["isalnum", "isalpha", "isascii", "isdigit", "islower", "isspace", "istitle", "isupper"]
for s in samples:
    for kind in (bytes, bytearray):
        b = kind(s)
        print(b.upper(), b.lower(), b.title(), b.capitalize(), b.swapcase(), "".join(str(int(getattr(b, n)())) for n in names))
def t(f, *a):
    try: return f(*a)
    except Exception as e: return f"{type(e).__name__}: {e}"
print(hasattr(b"", "isdecimal"), hasattr(b"", "casefold"), hasattr(b"", "format"), hasattr(b"", "isidentifier"), t(b"".upper, 1), t(bytes.upper, "a"), t(bytes.isalpha), t(bytearray.upper, b"a"))
print(b"ab".center(7, b"*"), b"ab".ljust(5), b"ab".rjust(5, b"\xff"), b"-5".zfill(5), b"+".zfill(3), b"\ta\tb".expandtabs(4), bytearray(b"x").center(4), bytearray(b"7").zfill(3), t(b"a".center, 5, "*"), t(b"a".center, 5, b"**"), t(b"a".ljust, "5"), b"a".ljust(-1), t(b"a".zfill), b"a\r\tb".expandtabs(), b"a".ljust(3, bytearray(b"z")))
print(sum(bytes([c]).isalnum() for c in range(256)), sum(bytes([c]).isspace() for c in range(256)), bytes(range(256)).upper() == bytes(c - 32 if 97 <= c <= 122 else c for c in range(256)))
n = 0
for i in range(120):
    b = bytes([65 + i % 58, 97 + i % 26, 48 + i % 10])
    n = n * 3 + b.isalnum() + b.title().istitle() * 2 + sum(b.swapcase()) + b.isupper() & 0xffffff
print(n)
