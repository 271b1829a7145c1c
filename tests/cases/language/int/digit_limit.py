# sys.set_int_max_str_digits
import sys

def attempt(f, *args, **kw):
    try:
        return repr(f(*args, **kw))
    except Exception as e:
        return f"{type(e).__name__}: {e}"

print(sys.get_int_max_str_digits())
big = 10**5000
print(attempt(str, big))
sys.set_int_max_str_digits(6000)
print(len(str(big)), len(str(int("7" * 6000))), attempt(int, "7" * 6001))
sys.set_int_max_str_digits(0)
print(len(str(big)), len(str(int("7" * 9000))))
for bad in (-1, 639, "x", None, 2**40):
    print(bad, attempt(sys.set_int_max_str_digits, bad))
sys.set_int_max_str_digits(640)
print(attempt(str, 10**640), len(str(10**639)), attempt(int, "1" * 641), attempt(lambda: f"{10**700}"), attempt(lambda: "%d" % 10**1), attempt(lambda: "%s" % (10**700,)), attempt(print, 10**700))
sys.set_int_max_str_digits(4300)
print(sys.get_int_max_str_digits())
