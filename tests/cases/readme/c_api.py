# sidewinder: there is no C API of CPython here: Py_IncRef
import ctypes
print(type(ctypes.pythonapi.Py_IncRef).__name__)
