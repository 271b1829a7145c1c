# `__index__` of a slice clears the bytearray that is assigned to.
b = bytearray(b'abcdef')
class I:
    def __index__(self): b.clear(); return 4
b[0:I()] = b'zz'
print(b)
