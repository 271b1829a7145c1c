# sys: exc_info, exception, settrace-free hooks, recursion limits, intern, display hook, standard streams, info tuples, limits of int texts.
import io
import sys


def t(f, *a, **k):
    try:
        return f(*a, **k)
    except (ValueError, TypeError, RecursionError, AttributeError) as e:
        return f"{type(e).__name__}: {e}"


print(sys.exc_info(), sys.exception())
try:
    raise KeyError("a")
except KeyError as e:
    try:
        raise ValueError("b")
    except ValueError as f:
        print(sys.exc_info()[0].__name__, sys.exception() is f, sys.exc_info()[2] is f.__traceback__)
    print(sys.exception() is e)
print(sys.exc_info())
a, b = "".join(["in", "tern ed"]), "".join(["intern", " ed"])
print(a is b, sys.intern(a) is sys.intern(b), t(sys.intern, 5))
old = sys.getrecursionlimit()
sys.setrecursionlimit(150)


def depth(n=0):
    try:
        return depth(n + 1)
    except RecursionError:
        return n


print(50 < depth() < 150, t(sys.setrecursionlimit, 0), t(sys.setrecursionlimit, "x"), sys.getrecursionlimit())
sys.setrecursionlimit(old)
out, real = io.StringIO(), sys.stdout
sys.stdout = out
print("captured", end="|")
sys.displayhook([1, 2])
sys.displayhook(None)
sys.stdout = real
import builtins

print(repr(out.getvalue()), builtins._, sys.__stdout__ is real, sys.stdout.write("direct\n"))
err, real = io.StringIO(), sys.stderr
sys.stderr = err
sys.excepthook(ValueError, ValueError("hooked"), None)
sys.stderr = real
print(err.getvalue().splitlines()[0], err.getvalue().splitlines()[-1])
print(sys.float_info.max, sys.float_info.epsilon, sys.float_info.mant_dig, sys.float_info.dig, sys.int_info.bits_per_digit, sys.hash_info.modulus, sys.hash_info.inf, sys.hash_info.width, sys.maxsize, sys.maxunicode, sys.byteorder, sys.version_info[:2], sys.version_info >= (3, 11), sys.version_info.major, sys.hexversion >> 16 == 0x030B, sys.implementation.hexversion >> 24, sys.getdefaultencoding(), sys.getfilesystemencoding(), sys.getfilesystemencodeerrors(), sys.platform, sys.byteorder, sys.float_repr_style, sys.thread_info[0] if sys.thread_info else "")
print(sys.get_int_max_str_digits(), t(int, "1" * 5000)[:60], t(str, 10**5000)[:60], sys.set_int_max_str_digits(0), len(str(10**5000)), t(sys.set_int_max_str_digits, 100), sys.set_int_max_str_digits(640), t(int, "1" * 641)[:40], t(lambda: f"{10**700}")[:30], len(hex(10**5000)), sys.set_int_max_str_digits(4300))
f = sys._getframe()
print(f.f_code.co_name, f.f_lineno > 0, f.f_back, t(sys._getframe, 99), t(sys._getframe, "x"), (lambda: sys._getframe(1).f_code.co_name)(), sys.getsizeof(1) > 0, t(sys.getsizeof, 1, 2, 3)[:9], sys.is_finalizing(), callable(sys.gettrace) and sys.gettrace(), sys.getswitchinterval() > 0, sys.flags.optimize, sys.flags.debug, sys.dont_write_bytecode in (True, False), sys.orig_argv[-1] == sys.argv[0], "sys" in sys.builtin_module_names)
audit = []
depths = total = 0
for i in range(150):
    try:
        raise (ValueError, KeyError, TypeError)[i % 3](i)
    except Exception:
        kind, value, tb = sys.exc_info()
        total += value.args[0] + len(kind.__name__) + (tb.tb_lineno > 0) + (sys.exception() is value)
print(total, sys.exit.__name__)
for code in (None, 0, 3, "text", [1, 2], True):
    try:
        sys.exit(code)
    except SystemExit as e:
        print(repr(e.code), e.args)
