# sidewinder: module 'ctypes' has no attribute 'pythonapi'
import ctypes
print(type(ctypes.pythonapi.Py_IncRef).__name__)
