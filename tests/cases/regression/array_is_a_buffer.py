# Arrays are taken as bytes, and views show their items.
import array, struct
a = array.array('H', [1, 2])
print(bytes(a), bytearray(a), memoryview(a).itemsize, struct.unpack_from('<H', a, 2), b''.join([a]))
