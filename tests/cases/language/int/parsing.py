# int(text, base): prefixes, underscores, spaces, digits of other scripts, and exact complaints.

def attempt(f, *args, **kw):
    try:
        return repr(f(*args, **kw))
    except Exception as e:
        return f"{type(e).__name__}: {e}"

texts = ["0", "00", "-0", "+5", " 42 ", "\t7\n", "1_000", "1__0", "_1", "1_", "", " ", "-", "+-1", "0x1F", "0X1f", "0b101", "0o17", "017", "0_7", "0x_1f", "0x", "1e5", "1.5", "٣٤", "１２", "੧੨", "abc", "z", "1 2", "- 1", "\u20072\u2007", "0b2", "0xg", "9" * 30, "\x00", "1\x00"]
for t in texts:
    print(ascii(t), *[attempt(int, t, base) for base in (10, 0, 2, 8, 16, 36)], attempt(int, t))
print(attempt(int, "1", 1), attempt(int, "1", 37), attempt(int, "1", -1), attempt(int, 5, 10), attempt(int, base=10), attempt(int, "1", "2"), attempt(int, b"12", 8), attempt(int, bytearray(b" 7 ")), attempt(int, b"\xff"), attempt(int, None), attempt(int, [1]), attempt(int, 1.9), attempt(int, -1.9), attempt(int, "1.9"), attempt(int), attempt(int, True), attempt(int, "10", base=True + 1), attempt(int, x=5), attempt(int, "z" * 20, 36))
print(attempt(int, "1" * 4301), attempt(int, "1" * 5000, 10)[:60], attempt(int, "f" * 5000, 16)[:5], attempt(int, " " + "1_" * 4300 + "1")[:80], len(attempt(int, "1" * 4300)))
print(attempt(str, 10**4300), attempt(repr, -10**5000), attempt(lambda: "%d" % 10**0), attempt(lambda: "%d" % (10**4301)), attempt(lambda: f"{10**4301}"), attempt(lambda: f"{10**4301:x}")[:8], attempt(lambda: format(10**4301, ",")), len(str(10**4299)), attempt(hex, 10**5000)[:6])
class I:
    def __init__(self, v): self.v = v
    def __index__(self): return self.v
class N:
    def __int__(self): return 77
class T:
    def __trunc__(self): return 5
class Bad:
    def __int__(self): return "x"
class Big:
    def __int__(self): return 10**30
print(attempt(int, I(3)), attempt(int, N()), attempt(int, Bad()), attempt(int, Big()), attempt(int, I("x")), attempt(int, "11", I(2)), attempt(hex, I(255)), attempt(bin, I(-5)), attempt(oct, N()))
n = 0
for k in range(100):
    n += int(str(k * k)) + int(hex(k), 16) + int(bin(k)[2:], 2) + int(f"{k:o}", 8) + int(f"1_{k}")
print(n)
