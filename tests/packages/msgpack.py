# Packs and unpacks values: all kinds, streams, own types, times, limits and broken texts.
# pip: msgpack==1.2.4
import datetime
import io
from collections import namedtuple

import msgpack
from msgpack.fallback import Packer, Unpacker

VALUES = [None, True, 0, 127, 128, 255, 65536, 2**63, -1, -33, -(2**31) - 1, 1.5, float("inf"), "", "é" * 40, "x" * 70000, b"", b"\0" * 300, [], [1, [2, [3]]], list(range(20)), {}, {"k": {1: None}}, {i: str(i) for i in range(20)}]
for value in VALUES:
    packed = Packer().pack(value)
    unpacker = Unpacker(strict_map_key=False)
    unpacker.feed(packed)
    print(packed[:6].hex(), len(packed), unpacker.unpack() == value, msgpack.unpackb(packed, strict_map_key=False) == value)


class Point:
    def __init__(self, x, y):
        self.x, self.y = x, y


def pack(thing):
    if isinstance(thing, complex):
        return msgpack.ExtType(5, f"{thing}".encode())
    if isinstance(thing, Point):
        return {"__point__": [thing.x, thing.y]}
    raise TypeError(f"no {type(thing).__name__}")


packed = msgpack.packb([1 + 2j, Point(3, 4), (1, 2)], default=pack)
print(msgpack.unpackb(packed, ext_hook=lambda code, data: complex(data.decode()) if code == 5 else None, object_hook=lambda d: Point(*d["__point__"]).x if "__point__" in d else d, use_list=False))
when = datetime.datetime(2024, 2, 29, 1, 2, 3, 456000, tzinfo=datetime.timezone.utc)
print(msgpack.unpackb(msgpack.packb(when, datetime=True), timestamp=3), msgpack.Timestamp.from_unix(1.5), msgpack.Timestamp(1, 5).to_bytes(), msgpack.packb(1.5, use_single_float=True), msgpack.packb("a", use_bin_type=False))
stream = io.BytesIO()
for n in range(100):
    stream.write(msgpack.packb({"n": n, "s": [n] * (n % 5)}))
stream.seek(0)
print(sum(item["n"] + len(item["s"]) for item in Unpacker(stream, read_size=16)))
feeding = Unpacker(max_buffer_size=10000)
feeding.feed(msgpack.packb([1, "two", {"three": 3}, 4])[:-1])
print(feeding.read_array_header(), feeding.unpack(), feeding.unpack(), feeding.read_map_header(), feeding.skip(), feeding.unpack(), feeding.tell())
Pair = namedtuple("Pair", "a b")
print(msgpack.unpackb(msgpack.packb(Pair(1, 2))), msgpack.unpackb(msgpack.packb({"a": 1}), object_pairs_hook=list), Packer(autoreset=False).pack_array_header(3))
for wrong in (lambda: msgpack.unpackb(b"\x93\x01"), lambda: msgpack.unpackb(b"\x01\x02"), lambda: msgpack.unpackb(b"\xc1"), lambda: msgpack.packb(2**64), lambda: msgpack.packb(object), lambda: msgpack.unpackb(msgpack.packb({1: 2})), lambda: msgpack.unpackb(b"\xa2\xff\xfe"), lambda: msgpack.unpackb(msgpack.packb([1] * 50), max_array_len=9), lambda: msgpack.packb(Pair(1, 2), strict_types=True)):
    try:
        wrong()
    except (ValueError, TypeError, OverflowError) as error:
        print(type(error).__name__)
