"""What `sysconfig` knows of how the interpreter was made: what holds for Python 3.11 on such a machine, whoever made it."""

build_time_vars = {
    "ABIFLAGS": "",
    "EXE": "",
    "EXT_SUFFIX": ".cpython-311-x86_64-linux-gnu.so",
    "HAVE_FORK": 1,
    "LDVERSION": "3.11",
    "MACHDEP": "linux",
    "MULTIARCH": "x86_64-linux-gnu",
    "PLATLIBDIR": "lib",
    "PYTHON": "python",
    "Py_DEBUG": 0,
    "Py_ENABLE_SHARED": 0,
    "SHLIB_SUFFIX": ".so",
    "SIZEOF_INT": 4,
    "SIZEOF_LONG": 8,
    "SIZEOF_SIZE_T": 8,
    "SIZEOF_TIME_T": 8,
    "SIZEOF_VOID_P": 8,
    "SOABI": "cpython-311-x86_64-linux-gnu",
    "VERSION": "3.11",
}
