# The format mini-language on ints: every type, sign, fill, grouping, alternate form, width; what is refused.
def t(f, *a):
    try: return f(*a)
    except Exception as e: return f"{type(e).__name__}: {e}"
specs = ("", "d", "b", "o", "x", "X", "c", "n", "e", "E", "f", "F", "g", "G", "%", "s", "z", "5", "<5", ">5", "^5", "=5", "05", "+", "-", " ", "+05", " 5", "*^7", "x=+6", "#x", "#b", "#o", "#X", "#010x", "+#06b", ",", "_", ",d", "_b", "_x", ",x", "_c", "08,", "012_b", "10,d", "*>+12,", "=+10,", ".2", ".2d", ".2f", ",.1f", "_.2e", "0", "00", "0<5", "<05", "^05", "5c", "+c", "#c", "d5", "1_0", "é^5", "\x00>5", "<", "=", "99999999999999999999", "z.1f", " =5d", "{", "+ ", ",_", "_,", ",,", "5.", "#d", "08.3f")
for s in specs:
    print(repr(s))
print([format(n, "c") for n in (97, 233, 0x1F600)], t(format, -1, "c"), t(format, 0x110000, "c"), t(format, 10**400, "e"), t(format, 10**400, ".1f"), t(format, 10**400, "g"), format(2**64, ",") , format(-2**64, "_x"), format(12345678, "015,"), format(1234, "07,"), format(1234, "06,"), format(-1234, "08,"), format(255, "#_x"), format(0, "#x"), format(-0, "+d"))
class I(int):
    def __format__(self, s): return f"I<{s}>"
print(f"{I(5):>9}", format(I(5)), "{:x}".format(I(5)), int.__format__(I(5), "03"), t(int.__format__, 5, 5), t(format, 5, b""), t(format), t(format, 1, "", 2), t((5).__format__))
n = 0
for i in range(120): n = n * 31 + sum(map(ord, format(i * 977 - 5000, "*^+#14x"))) + len(f"{i * i * i:,}") + len(f"{i:0{i % 10}b}") + len(f"{-i:>{i % 12}_o}") & 0xffffff
print(n)
