# sidewinder: No module named '_ctypes'
import ctypes
print(ctypes.sizeof(ctypes.c_int))
