# int(): from text in bases, from floats, bin/oct/hex, methods, errors.

print(int(), int(7), int(-7.9), int("  42 "), int("-0"), int("+5"), int("1_000"), int(True))
print(int("ff", 16), int("0xff", 16), int("0b101", 0), int("0o17", 0), int("z", 36), int("11", 3), int("0", 0))
print(bin(10), oct(64), hex(255), bin(-5), hex(-(2**70)), oct(0), bin(2**65))
for args in [("",), ("12a",), ("0x10",), ("1__0",), ("9", 8), ("5", 1), ("5", 40), (" ",), ("- 1",), ("1.5",)]:
    try:
        print(int(*args))
    except ValueError as e:
        print(e)
for bad in (None, [], {}, ("a",)):
    try:
        int(bad)
    except TypeError as e:
        print(e)
print((255).bit_length(), (0).bit_length(), (-8).bit_length(), (7).bit_count(), (5).real, (5).numerator, (5).denominator)
print((1000).to_bytes(2, "big"), int.from_bytes(b"\x03\xe8", "big"), (5).conjugate(), (6).as_integer_ratio())
print(ord("a"), chr(97), ord("é"), chr(8364), str(-5), repr(2**64))


class Index:
    def __index__(self):
        return 3

    def __int__(self):
        return 4


print(int(Index()), [10, 20, 30, 40][Index()], "abcdef"[Index():], list(range(Index())), hex(Index()))
total = 0
for i in range(256):
    text = hex(i)[2:].zfill(2)
    total += int(text, 16) * int(bin(i)[2:], 2) - int(oct(i), 8) * int(str(i))
print(total)
