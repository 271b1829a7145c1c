# bin, bytes, bytearray, memoryview, slice and the wrappers of methods.
def told(source):
    try:
        exec(source, {"__name__": "told"})
    except BaseException as e:
        cause = f" from {type(e.__cause__).__name__}: {e.__cause__}" if e.__cause__ else ""
        return f"{type(e).__name__}: {e}{cause}"
    return "nothing"


SOURCES = [
    "bin('a')",
    'bin(1.0)',
    "hex('a')",
    "oct('a')",
    "bytes('a')",
    'bytes(-1)',
    'bytes([256])',
    "bytes(['a'])",
    'bytes(1.0)',
    "bytes('a', 'ascii', 'strict', 1)",
    "bytes([1], 'ascii')",
    "bytes(1, 'ascii')",
    'bytes(object())',
    "bytes('é', 'ascii')",
    "bytearray('a')",
    'bytearray([256])',
    'memoryview(1)',
    'memoryview()',
    'slice()',
    'slice(1,2,3,4)',
    'property(1,2,3,4,5)',
    'staticmethod()',
    'classmethod()',
]
for source in SOURCES:
    print(f"{source!r:32} {told(source)}")
