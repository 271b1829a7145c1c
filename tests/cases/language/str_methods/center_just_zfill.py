# str.center, ljust, rjust, zfill, expandtabs: odd widths, fill characters, signs, columns.
def t(f, *a, **k):
    try: return f(*a, **k)
    except Exception as e: return f"{type(e).__name__}: {e}"
for s in ("", "a", "ab", "abc", "é€"):
    print([s.center(w, "*") for w in range(-1, 8)], [s.ljust(w, "·") for w in (0, 2, 5)], [s.rjust(w, "\U0001f600") == "\U0001f600" * (w - len(s)) + s for w in (0, 2, 5)])
for s in ("", "+", "-", "5", "-5", "+5", "--5", " 5", "é", "-é", "123456"):
    print([s.zfill(w) for w in (-1, 0, 2, 5)], end=" ")
print()
for s in ("\t", "a\tb", "ab\tc\td", "\t\t", "a\nb\tc", "a\rb\tc", "é\tb", "\tx\r\n\ty", "12345678\t9"):
    print(ascii([s.expandtabs(n) for n in (8, 4, 1, 0, -3)]), ascii(s.expandtabs()))
class I:
    def __index__(self): return 4
print("a".center(I()), "a".zfill(I()), "a\tb".expandtabs(I()), "a".center(True), t("a".center), t("a".center, 5, ""), t("a".ljust, 5, "ab"), t("a".rjust, 5, 5), t("a".center, 5, b"x"), t("a".ljust, 2.5), t("a".zfill), t("a".zfill, None), t("a".center, width=5), t("a".expandtabs, tabsize=2), t("a".expandtabs, "x"), t("a".center, 2**70), t("a".expandtabs, 2**70), t("a".ljust, 5, "x", 1), t("\ta".expandtabs, 2**62))
x = "same"
print(x.center(2) is x, x.ljust(4) is x, x.zfill(3) == x, type(type("S", (str,), {})("ab").ljust(1)).__name__)
n = 0
for i in range(100):
    s = "\t".join(str(i * k) for k in range(3))
    n = n * 31 + len(s.expandtabs(i % 9)) + len(s.center(i % 30, "x").strip("x")) + s.zfill(i % 12).count("0") + s.rjust(12).find(s[0]) & 0xffffff
print(n)
