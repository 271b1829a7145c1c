# What fills a buffer gives its view back: the buffer can grow at once, whatever is left on the stack.

import io
import struct


class Slow(io.RawIOBase):
    def readable(self):
        return True

    def readinto(self, buffer):
        buffer[:2] = b"ab"
        return 2


def packed(rounds):
    for i in range(rounds):
        out = bytearray(4)
        struct.pack_into(">H", out, 1, i)
        out += b"x"
        try:
            struct.pack_into(">Q", out, 1, i)
        except struct.error as error:
            out += b"y"
            if i == 0:
                print(error)
        try:
            struct.pack_into(">B", out, 3, 256)
        except struct.error:
            out += b"z"
    return out


def read(source, rounds):
    count = 0
    for _ in range(rounds):
        out = bytearray(3)
        count += source.readinto(out)
        out += b"x"
    return count, out


print(packed(300))
print(read(io.BytesIO(b"0123456789" * 50), 300))
print(read(io.BufferedReader(io.BytesIO(b"0123456789" * 50)), 300))
print(read(io.BufferedReader(Slow()), 300))
try:
    struct.pack_into(">B", b"fixed", 0, 1)
except TypeError as error:
    print(error)
