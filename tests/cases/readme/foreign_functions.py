# Functions of C, structures, and a function of the program that C calls.
from ctypes import CDLL, CFUNCTYPE, POINTER, Structure, c_int, sizeof

libc = CDLL(None)


class Div(Structure):
    _fields_ = [("quot", c_int), ("rem", c_int)]


libc.div.restype = Div
result = libc.div(17, 5)
print(result.quot, result.rem)
compare = CFUNCTYPE(c_int, POINTER(c_int), POINTER(c_int))(lambda a, b: a[0] - b[0])
numbers = (c_int * 4)(3, 1, 4, 1)
libc.qsort(numbers, len(numbers), sizeof(c_int), compare)
print(list(numbers))
