# The limit on digits: which conversions it holds back, at which length, and messages.
import sys
def t(f, *a, **k):
    try: return str(f(*a, **k))[:40]
    except Exception as e: return f"{type(e).__name__}: {e}"
print(sys.int_info, sys.int_info.default_max_str_digits, sys.flags.int_max_str_digits, sys.get_int_max_str_digits())
for n in (4299, 4300, 4301):
    print(n, t(int, "1" * n), t(str, 10**n)[:50], t(int, "-" + "1" * n)[:70], t(int, "_".join("1" * n))[:70], t(int, " " + "0" * n))
big = 10**4300
for f in (str, repr, "{}".format, "{:d}".format, "{:,}".format, "%d".__mod__, "%s".__mod__, "%r".__mod__, "%i".__mod__, "%x".__mod__, "{:x}".format, hex, oct, bin, ascii, lambda n: f"{n}", lambda n: [n].__repr__(), lambda n: str((n,)), float, "{:e}".format, "{:n}".format, "{:.2f}".format):
    print(t(f, big))
print(t(int, "1" * 5000, 16) != "", t(int, "1" * 5000, 2)[:5], t(int, "1" * 5000, 32)[:20], t(int, "1" * 5000, 3)[:60], t(int, b"1" * 5000)[:60], t(eval, "1" * 4301)[:60], t(eval, "0x" + "f" * 5000)[:10])
sys.set_int_max_str_digits(1000)
print(sys.get_int_max_str_digits(), t(str, 10**1000), t(str, 10**999)[:5], t(int, "1" * 1001))
sys.set_int_max_str_digits(0)
print(len(t(str, 10**5000)), len(str(10**5000)))
for bad in (-1, 1, 639, 640):
    print(bad, t(sys.set_int_max_str_digits, bad))
k = 0
for i in range(630, 650):
    for s in ("9" * i, "-" + "9" * i):
        try: k += len(str(int(s)))
        except ValueError as e: k += len(str(e)) * 1000
print(k)
