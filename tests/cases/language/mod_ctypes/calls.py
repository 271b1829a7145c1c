# Functions of C: arguments, results, errors, callbacks, and threads that run meanwhile.
import ctypes
import errno
import os
import threading
import time
from ctypes import *
from ctypes.util import find_library

libc, libm = CDLL(None), CDLL(find_library("m"))


def shown(call, *args):
    try:
        return call(*args)
    except Exception as error:
        return f"{type(error).__name__}: {error}"


print(libc.abs(-5), libc.strlen(b"hello"), libc.toupper(ord("a")), libc is not cdll.LoadLibrary(None), libc.abs is libc.abs)
for name in "sqrt", "cos", "pow", "frexp", "ldexp":
    getattr(libm, name).restype = c_double
libm.sqrt.argtypes = libm.cos.argtypes = [c_double]
libm.pow.argtypes = c_double, c_double
libm.ldexp.argtypes = c_double, c_int
libm.frexp.argtypes = c_double, POINTER(c_int)
exponent = c_int()
print(libm.sqrt(2), libm.cos(0), libm.pow(2.0, 10), libm.ldexp(0.5, 3), libm.frexp(12.0, byref(exponent)), exponent)
libc.strchr.restype = c_char_p
libc.strchr.argtypes = c_char_p, c_char
print(libc.strchr(b"abcdef", b"d"), libc.strchr(b"abc", b"x"), libc.strchr(b"abc", 98))
libc.labs.restype, libc.labs.argtypes = c_long, [c_long]
print(libc.labs(-(2**40)), libc.labs(c_long(-3)), shown(libc.labs), shown(libc.labs, "x"), shown(libc.labs, 1.5))
print(shown(libc.abs, 1.5), shown(libc.abs, 2**70), shown(lambda: libc.no_such_function.real).rpartition(": ")[2])
print(shown(CDLL, "no_such_library.so"), shown(setattr, libc.labs, "argtypes", [1]), shown(setattr, libc.labs, "restype", 5))

room = create_string_buffer(80)
print(libc.snprintf(room, c_size_t(80), b"%d %s %.2f %c %ld", 42, b"text", c_double(1.5), b"c"[0], c_long(2**40)), room.value)
libc.snprintf.argtypes = [c_char_p, c_size_t, c_char_p]
print(libc.snprintf(room, 80, b"%d-%g", 7, c_double(0.25)), room.value)


class Div(Structure):
    _fields_ = [("quot", c_int), ("rem", c_int)]


class LongDiv(Structure):
    _fields_ = [("quot", c_long), ("rem", c_long)]


libc.div.restype, libc.ldiv.restype, libc.ldiv.argtypes = Div, LongDiv, [c_long, c_long]
print(libc.div(17, 5).quot, libc.div(17, 5).rem, libc.ldiv(2**40, 7).quot, libc.ldiv(2**40, 7).rem)


class As:
    _as_parameter_ = -12


print(libc.abs(As()), libc.labs(As()))
libc.abs.restype = lambda value: f"got {value}"
print(libc.abs(-3))
libc.abs.restype = c_int
libc.abs.errcheck = lambda result, function, args: (result, function is libc.abs, args)
print(libc.abs(-4))
del libc.abs.errcheck

with_error = CDLL(None, use_errno=True)
set_errno(0)
print(with_error.close(-1), get_errno() == errno.EBADF, set_errno(5) == errno.EBADF, get_errno())

compare_type = CFUNCTYPE(c_int, POINTER(c_int), POINTER(c_int))
calls = []


def compare(a, b):
    calls.append(1)
    return a[0] - b[0]


numbers = (c_int * 6)(5, 1, 4, 2, 9, 3)
libc.qsort(numbers, len(numbers), sizeof(c_int), compare_type(compare))
print(list(numbers), len(calls) > 4)


@CFUNCTYPE(c_double, c_double, c_char, c_longlong, c_char_p)
def mixed(a, b, c, d):
    return a + len(b) + c + len(d)


print(mixed(1.5, b"x", 2**40, b"four"), CFUNCTYPE(None, c_int)(lambda x: None)(3))
print([CFUNCTYPE(kind, kind)(lambda x: x)(value) for kind, value in ((c_byte, -3), (c_ubyte, 200), (c_short, -300), (c_bool, True), (c_float, 0.5), (c_ulong, 2**63))])
print(CFUNCTYPE(c_int, Div)(lambda pair: pair.quot * pair.rem)(Div(6, 7)), shown(CFUNCTYPE(Div, c_int), len))

address = cast(libc.labs, c_void_p).value
print(CFUNCTYPE(c_long, c_long)(address)(-9), bool(CFUNCTYPE(c_int)()), shown(CFUNCTYPE(c_int), "x"))
prototype = CFUNCTYPE(c_double, c_double, POINTER(c_int))
frexp = prototype(("frexp", libm), ((1, "value"), (2, "exponent")))
print(frexp(12.0), frexp(value=0.75))
power = CFUNCTYPE(c_double, c_double, c_double)(("pow", libm), ((1, "base", 2.0), (1, "exponent", 3.0)))
print(power(), power(3.0), power(exponent=5.0), shown(power, 1, 2, 3))
libc.free.argtypes, libc.strdup.restype = [c_void_p], c_void_p
copy = libc.strdup(b"copied")
print(string_at(copy), cast(copy, c_char_p).value)
libc.free(copy)
print(shown(c_int.in_dll, libc, "no_such_value").rpartition(": ")[2], c_void_p.in_dll(libc, "environ").value is not None)


@CFUNCTYPE(c_int, c_int)
def fails(x):
    return 1 // x


ignored = []
import sys

sys.unraisablehook = lambda info: ignored.append((info.err_msg, info.exc_type.__name__))
# What C gets of a function that has failed is anything.
CFUNCTYPE(c_int)(lambda: "x")()
fails(0)
print(fails(1), ignored)
sys.unraisablehook = sys.__unraisablehook__

# Other threads run while a function of C waits, and callbacks run in each.
ran = []


def work():
    for _ in range(50):
        ran.append(1)
        time.sleep(0.001)


thread = threading.Thread(target=work)
thread.start()
libc.usleep(100_000)
print(len(ran) > 5)
thread.join()
sums = []


def sorts(seed):
    for turn in range(20):
        values = (c_int * 30)(*((seed * 7919 + turn * 31 + i * i * 17) % 1000 for i in range(30)))
        libc.qsort(values, 30, sizeof(c_int), compare_type(compare))
        assert list(values) == sorted(values)
    sums.append(seed)


threads = [threading.Thread(target=sorts, args=(seed,)) for seed in range(4)]
for thread in threads:
    thread.start()
for thread in threads:
    thread.join()
print(sorted(sums))

# Hot calls, whose results and arguments are compiled code's.
total = 0
for i in range(3000):
    total += libc.abs(-i)
print(total)
print(sum(int(libm.pow(i, 2.0)) for i in range(1000)))
callback = CFUNCTYPE(c_int, c_int)(lambda x: x + 1)
total = 0
for i in range(1000):
    total = callback(total)
print(total)
