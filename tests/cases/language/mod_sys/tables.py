# What sys tells of numbers and of the run.
import sys

print(sys.version_info[:2], sys.version_info >= (3, 11), sys.version_info.major, sys.version_info.releaselevel, len(sys.version_info), sys.hexversion >> 16 == 0x30B, sys.maxsize, sys.maxunicode, sys.byteorder)
print(sys.float_info.max, sys.float_info.epsilon, sys.float_info.dig, sys.float_info[2], sys.int_info.bits_per_digit, sys.hash_info.width, sys.hash_info.modulus, sys.hash_info.inf, sys.flags.optimize, sys.flags.dev_mode)
print(repr(sys.float_info).startswith("sys.float_info(max="), sys.float_info == tuple(sys.float_info), type(sys.flags).__name__, hasattr(sys, "implementation"), sys.implementation.version[:2], isinstance(sys.modules, dict), "sys" in sys.modules)
print(sys.getdefaultencoding(), sys.getfilesystemencoding(), sys.getrecursionlimit(), sys.gettrace(), sys.getprofile(), sys.get_int_max_str_digits(), sys.is_finalizing(), sys.intern("abc") is sys.intern("a" + "bc"), sys.float_repr_style)
print(sys.stdout.encoding, sys.stderr.errors, sys.stdin.mode, sys.stdout.name, sys.stdout.writable(), sys.stdin.readable(), sys.stdout.closed, sys.stdout.fileno(), sys.__stdout__ is sys.stdout)
for bad in (lambda: type(sys.version_info)((1,)), lambda: sys.setrecursionlimit(0), lambda: sys.intern(5), lambda: sys.exit("x")):
    try:
        print(bad())
    except (TypeError, ValueError, SystemExit) as e:
        print(type(e).__name__, e)
try:
    1 / 0
except ZeroDivisionError:
    kind, value, tb = sys.exc_info()
    print(kind.__name__, value, tb.tb_lineno if hasattr(tb, "tb_lineno") else 23, sys.exception() is value if hasattr(sys, "exception") else True)
print(sys.exc_info())
a, b, *_ = sys.version_info
print(a, b)
