import struct
from struct import Struct, calcsize, iter_unpack, pack, pack_into, unpack, unpack_from

from measured import main

header = Struct("<IHHd")
packed = header.pack(1, 2, 3, 4.5)
many = packed * 100
room = bytearray(64)
numbers = list(range(100))
hundred = struct.pack("<100i", *numbers)


def unpacked():
    total = 0
    for a, b, c, d in header.iter_unpack(many):
        total += a + b + c
    return total


def one_by_one():
    total = 0
    for at in range(0, len(many), 16):
        total += unpack_from("<I", many, at)[0]
    return total


main(globals(), [
    ("pack", "pack('<IHHd', 1, 2, 3, 4.5)"),
    ("unpack", "unpack('<IHHd', packed)"),
    ("pack one int", "pack('>I', 123456)"),
    ("unpack one int", "unpack('>I', b'abcd')"),
    ("unpack a float", "unpack('<d', b'abcdefgh')"),
    ("Struct.pack", "header.pack(1, 2, 3, 4.5)"),
    ("Struct.unpack", "header.unpack(packed)"),
    ("pack_into", "pack_into('<IHHd', room, 8, 1, 2, 3, 4.5)"),
    ("unpack_from", "unpack_from('<IHHd', packed, 0)"),
    ("iter_unpack 100", "unpacked()"),
    ("unpack_from 100", "one_by_one()"),
    ("pack 100 ints", "pack('<100i', *numbers)"),
    ("unpack 100 ints", "unpack('<100i', hundred)"),
    ("bytes and text", "pack('<5s3x10pc?', b'hello', b'pascal', b'x', True)"),
    ("unpack bytes", "unpack('<5s3xc?', b'helloxxxy\\1')"),
    ("native", "pack('iqbd', 1, 2, 3, 4.0)"),
    ("calcsize", "calcsize('<IHHd')"),
    ("Struct()", "Struct('<IHHd').size"),
])
