# Values of C: simple types, arrays, structures, unions, bit fields, pointers, and what is kept alive.
from ctypes import *
import array
import gc


def shown(call, *args):
    try:
        return call(*args)
    except Exception as error:
        return f"{type(error).__name__}: {error}"


for kind in (c_byte, c_ubyte, c_short, c_ushort, c_int, c_uint, c_long, c_ulong, c_longlong, c_ulonglong, c_size_t):
    print(kind.__name__, sizeof(kind), alignment(kind), kind(-1), kind(2**70 + 5), kind())
for kind in (c_float, c_double, c_longdouble):
    print(kind.__name__, sizeof(kind), kind(1.1), kind(3), kind(float("inf")).value, kind(-2.5).value, c_longdouble(5e-324).value, c_longdouble(-1.7e308).value)
print(c_char(b"x"), c_char(65).value, c_wchar("é").value, c_bool(5), c_bool(), bool(c_int()), bool(c_int(3)))
print(c_char_p(b"some").value, c_char_p().value, c_wchar_p("wide").value, c_void_p(0).value, c_void_p(-1).value)
for kind, value in ((c_int, "x"), (c_int, 1.5), (c_double, "x"), (c_char, "x"), (c_char, b"xy"), (c_char_p, 1.5), (c_wchar_p, b"x"), (c_void_p, "x")):
    print(kind.__name__, shown(kind, value))
print(shown(c_int, 1, 2), shown(hash, c_int(1)), c_int(1) == c_int(1))
print(bytes(c_int.__ctype_be__(258)), c_int.__ctype_be__(258).value, bytes(c_uint16(258)))

Three = c_int * 3
three = Three(1, 2, 3)
print(Three.__name__, len(three), list(three), three[-1], three[0:2], three[::-1], sizeof(three), Three is c_int * 3)
three[1] = 20
three[0:2] = [7, 8]
print(list(three), shown(lambda: three[3]), shown(Three, 1, 2, 3, 4), shown(lambda: c_int * -1))
text = create_string_buffer(b"hello", 10)
print(text.value, text.raw, text[1], text[1:3], len(text))
text.value = b"by"
print(text.value, text.raw, shown(setattr, text, "value", b"12345678901"))
wide = create_unicode_buffer("wörld")
print(wide.value, wide[1], wide[1:3], len(wide), sizeof(wide))
print(list(map(list, (c_short * 2 * 3)((1, 2), (3, 4), (5, 6)))))


class Point(Structure):
    _fields_ = [("x", c_int), ("y", c_int)]


class Mixed(Structure):
    _fields_ = [("a", c_char), ("p", Point), ("d", c_double), ("name", c_char * 5), ("next", c_void_p)]


class Packed(Structure):
    _pack_ = 1
    _fields_ = [("a", c_char), ("b", c_int), ("c", c_short)]


class Bits(Structure):
    _fields_ = [("a", c_int, 3), ("b", c_uint, 5), ("c", c_int, 9), ("d", c_longlong, 40), ("e", c_ubyte)]


class Either(Union):
    _fields_ = [("whole", c_uint), ("parts", c_ubyte * 4), ("half", c_ushort)]


class Deep(Structure):
    _anonymous_ = ["inner"]
    _fields_ = [("tag", c_int), ("inner", Either)]


class More(Point):
    _fields_ = [("z", c_int)]


class Swapped(BigEndianStructure):
    _fields_ = [("a", c_ushort), ("b", c_uint, 4), ("c", c_uint, 12)]


point = Point(3, y=4)
print(point.x, point.y, Point.x, Point.y.offset, sizeof(Point), bytes(point))
print([(name, getattr(Mixed, name).offset, getattr(Mixed, name).size) for name, *_ in Mixed._fields_], sizeof(Mixed), alignment(Mixed))
mixed = Mixed(b"q", (8, 9), 1.5, b"abc")
inner = mixed.p
inner.x = 80
print(mixed.a, mixed.p.x, mixed.p.y, mixed.d, mixed.name, mixed.next)
print(sizeof(Packed), Packed.b.offset, Packed.c.offset)
bits = Bits(-1, 17, -200, 2**38)
print(bits.a, bits.b, bits.c, bits.d, Bits.a, Bits.d, sizeof(Bits), bytes(bits).hex())
bits.a, bits.b = 9, 99
print(bits.a, bits.b, bits.c)
either = Either(0x01020304)
print(list(either.parts), either.half, sizeof(Either))
deep = Deep(1)
deep.whole = 5
print(deep.inner.whole, deep.parts[0], Deep.half.offset)
print(More(1, 2, 3).z, sizeof(More), [name for name, _ in More._fields_])
print(bytes(Swapped(258, 3, 5)).hex(), Swapped(258, 3, 5).c)
print(shown(Point, 1, 2, 3), shown(lambda: Point(1, x=3)), shown(Point, "x"), shown(Structure))
print(shown(lambda: type("T", (Structure,), {"_fields_": [("a", 5)]})), shown(lambda: type("T", (Structure,), {"_fields_": [("a", c_float, 3)]})))
print(shown(setattr, More, "_fields_", []), shown(lambda: type("T", (Structure,), {"_fields_": [("a", c_int, 33)]})))

number = c_int(42)
at = pointer(number)
at.contents.value += 1
at[0] += 1
print(number.value, at[0], bool(at), bool(POINTER(c_int)()), shown(lambda: POINTER(c_int)().contents))
at.contents = c_int(7)
print(at[0], number.value, POINTER(c_int) is type(at), type(at).__name__)
print(shown(POINTER(c_int), 5), shown(POINTER, 5), at.contents is at.contents)
many = cast(three, POINTER(c_int))
print(many[0], many[1:3], cast(many, POINTER(c_ubyte))[0], cast(at, c_void_p).value == addressof(at.contents))


class Node(Structure):
    pass


Node._fields_ = [("value", c_int), ("next", POINTER(Node))]
last = None
for value in range(5):
    last = Node(value, pointer(last) if last else None)
gc.collect()
found = []
while True:
    found.append(last.value)
    if not last.next:
        break
    last = last.next.contents
print(found)

room = bytearray(12)
shared = Three.from_buffer(room)
shared[1] = 0x01010101
print(room.hex(), shown(room.append, 1))
for _ in range(3):
    gc.collect()
    [bytearray(100) for _ in range(1000)]
shared[2] = -1
room[0] = 9
print(room.hex(), shared[0], Three.from_buffer_copy(b"\1" * 12)[0], shown(Three.from_buffer, b"1234"), shown(Three.from_buffer_copy, b"1234"))
print(Three.from_address(addressof(shared))[0], string_at(addressof(shared), 3), string_at(b"abc\0def"), wstring_at("wide", 2))
target = create_string_buffer(6)
memmove(target, b"moved", 5)
memset(byref(target, 1), ord("x"), 2)
print(target.value)
resize(target, 20)
print(sizeof(target), target.value, shown(resize, c_int(), 1))
print(py_object([1, 2]).value, py_object(), (py_object * 2)(1, "a")[1], shown(lambda: py_object().value))
print(memoryview(three).nbytes, bytes(memoryview(point)))


class Own(c_int):
    pass


class HasOwn(Structure):
    _fields_ = [("own", Own), ("plain", c_int)]


print(type(HasOwn(3, 4).own).__name__, HasOwn(3, 4).own.value, HasOwn(3, 4).plain)

numbers = array.array("i", [1, 2, 3])
address, count = numbers.buffer_info()
seen = (c_int * count).from_address(address)
gc.collect()
numbers[1] = 20
seen[2] = 30
print(list(seen), list(numbers))

# Memory that a loop makes is given back, and parts of it keep the whole.
parts = []
for index in range(3000):
    block = Mixed(b"z", (index, index), index)
    if index % 1000 == 0:
        parts.append(block.p)
gc.collect()
print([part.x for part in parts])
